/** Packs the student that pack_student.py wrote into `data/`: `node train/pack.ts <student.bin>`. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { argv, exit, stderr, stdout } from 'node:process';
import { brotliCompressSync, constants } from 'node:zlib';
import { studentUrl } from '../src/load-voice-model.ts';
import { readVoiceModel } from '../src/read-voice-model.ts';

const [path] = argv.slice(2);
if (path === undefined) {
  stderr.write('Give the file that pack_student.py wrote.\n');
  exit(2);
}
const bytes = readFileSync(path);
const { layers } = readVoiceModel(bytes);
const weights = [...layers.values()].reduce((sum, layer) => sum + layer.weights.length, 0);
const packed = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
writeFileSync(studentUrl, packed);
stdout.write(
  `${weights} weights, ${bytes.length} bytes, ${packed.length} packed, sha256 ${createHash('sha256').update(bytes).digest('hex')}\n`,
);
