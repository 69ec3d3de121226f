import { readFileSync } from 'node:fs';
import { mkdir, open, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const packedFolder = '/usr/share/espeak-ng-data/';
const needed = /^(?:phontab|phonindex|phondata|intonations|ar_dict|lang\/sem\/ar)$/u;

/** Writes the data of espeak-ng that Arabic needs into a folder, from the package that the classic voices use. */
export async function writeEspeakData(folder: string): Promise<void> {
  const ofVoices = createRequire(import.meta.resolve('@rakhim/embedded-voice'));
  const script = ofVoices.resolve('@echogarden/espeak-ng-emscripten');
  await using pack = await open(join(dirname(script), 'espeak-ng.data'));
  const listed = readFileSync(script, 'latin1').matchAll(/\{filename:"([^"]+)",start:(\d+),end:(\d+)/gu);
  for (const [, path = '', start, end] of listed) {
    const name = path.replace(packedFolder, '');
    if (needed.test(name)) {
      const bytes = Buffer.alloc(Number(end) - Number(start));
      await pack.read(bytes, 0, bytes.length, Number(start));
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), bytes);
    }
  }
}
