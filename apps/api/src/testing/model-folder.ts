import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ToneModelOptions, arabicTokens, writeToneModel } from './onnx-model.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

export interface TestModelOptions extends ToneModelOptions {
  /** The content of `voices.json`; absent for no file. */
  readonly voices?: unknown;
}

/** Makes the folder of a model that says every letter as 80 ms of a tone. The caller deletes it. */
export async function makeModelFolder({ voices, ...options }: TestModelOptions = {}): Promise<string> {
  const folder = await makeTemporaryFolder();
  await writeFile(join(folder, 'model.onnx'), writeToneModel(options));
  await writeFile(join(folder, 'tokens.txt'), arabicTokens);
  if (voices !== undefined) {
    await writeFile(join(folder, 'voices.json'), JSON.stringify(voices));
  }
  return folder;
}
