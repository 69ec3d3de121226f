/** A file of the build, as Vite's manifest has it. */
export interface BuiltFile {
  readonly file: string;
  /** Keys of the manifest: what must be there before this file runs. */
  readonly imports?: readonly string[];
}

/** The files of the build by the path of their source. */
export type BuildManifest = Readonly<Record<string, BuiltFile>>;
