/** A file of the build in Vite's manifest. */
export interface BuiltFile {
  readonly file: string;
  /** Keys of the manifest: what must be there before this file runs. */
  readonly imports?: readonly string[];
}

/** The files of the build by the path of their source. */
export type BuildManifest = Readonly<Record<string, BuiltFile>>;
