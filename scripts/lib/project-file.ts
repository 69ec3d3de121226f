/** A file of the project, as the checks of its structure see it. */
export interface ProjectFile {
  /** Relative to the root, with forward slashes. */
  readonly path: string;
  readonly text: string;
}
