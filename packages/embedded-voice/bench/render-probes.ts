/**
 * Renders what the learned voice is measured by, in all sixteen voices, with the times of all phones:
 *
 *   node --conditions=@rakhim/source bench/render-probes.ts <folder> [voices, such as "msa male"]
 *
 * A file of 32-bit floats at 24 kHz and a JSON file for each voice and set: `probes` are words of their own, `text` and
 * `melody` the prosody sentences, the first in standard Arabic for every voice and the second in the voice's own
 * dialect, `broken` is `text` with wrong sounds, `styles` a few statements in each style.
 * `packages/voice-model/train/sound` measures them.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Dialect, dialects, type PronouncedClause } from '@rakhim/arabic';
import { parseStyle } from '../src/style/parse-style.ts';
import { plainProsody } from '../src/style/prosody.ts';
import { listVoices, type VoiceId } from '../src/voices/voice-table.ts';
import { createReader } from '../src/worker/create-reader.ts';
import { createRenderer, type Rendered } from './probes/create-renderer.ts';
import { prosodySentences } from './probes/prosody-sentences.data.ts';
import { confuse, probeClauses, probes } from './probes/spoken-words.ts';

const [folder, wanted] = process.argv.slice(2);
if (folder === undefined) {
  process.stderr.write('Give the folder to write to.\n');
  process.exit(2);
}
const render = createRenderer();
const read = createReader();

function clausesOf(text: string, dialect: Dialect): PronouncedClause[] {
  const request = { dialect, gender: 'male', prosody: plainProsody, format: 'wav', delivery: 'stream' } as const;
  return [...read({ ...request, text, latinWords: 'arabic' }).clauses];
}

/** Writes renders one after another into one file; `extra` goes with each. */
function write(name: string, renders: readonly (Rendered & { readonly extra: object })[]): void {
  const lengths = renders.map(({ samples }) => samples.length);
  const joined = new Float32Array(lengths.reduce((sum, length) => sum + length, 0));
  let offset = 0;
  const items = renders.map(({ samples, groups, extra }) => {
    joined.set(samples, offset);
    offset += samples.length;
    return { ...extra, length: samples.length, groups };
  });
  writeFileSync(join(folder ?? '', `${name}.f32`), Buffer.from(joined.buffer));
  writeFileSync(join(folder ?? '', `${name}.json`), JSON.stringify(items));
}

const standard = prosodySentences.map(({ text }) => clausesOf(text, 'msa'));
const own = new Map<Dialect, PronouncedClause[][]>();

/** The styles that are measured, as they are asked for; none is the voice as it is. */
const styles = [
  '',
  'calm',
  'cheerful',
  'excited',
  'sad',
  'angry',
  'serious',
  'whisper',
  'breathy',
  'close',
  'loud',
  'soft',
  'old',
  'young',
  'slow',
  'fast',
];
const statements = prosodySentences.flatMap(({ kind, text }, index) => (kind === 'statement' ? [{ text, index }] : []));

function renderStyles(voice: VoiceId): readonly (Rendered & { readonly extra: object })[] {
  return styles.flatMap((style) =>
    statements.slice(0, 6).map(({ text, index }) => ({
      ...render(standard[index] ?? [], { voice, dialect: 'msa', text, prosody: parseStyle(style).prosody }),
      extra: { style, text },
    })),
  );
}

function renderVoice(voice: VoiceId): void {
  const name = `${voice.dialect}-${voice.gender}`;
  const words = probeClauses().map((clause, index) => ({
    ...render([clause], { voice, dialect: 'msa' }),
    extra: { id: probes[index]?.id, at: probes[index]?.at },
  }));
  write(`${name}.probes`, words);
  const sentences = prosodySentences.map((sentence) => ({ kind: sentence.kind, of: sentence.of, text: sentence.text }));
  write(
    `${name}.text`,
    standard.map((clauses, index) => ({
      ...render(clauses, { voice, dialect: 'msa', text: sentences[index]?.text ?? '' }),
      extra: sentences[index] ?? {},
    })),
  );
  write(`${name}.styles`, renderStyles(voice));
  const dialectal = own.get(voice.dialect) ?? prosodySentences.map(({ text }) => clausesOf(text, voice.dialect));
  own.set(voice.dialect, dialectal);
  write(
    `${name}.melody`,
    dialectal.map((clauses, index) => ({
      ...render(clauses, { voice, text: sentences[index]?.text ?? '' }),
      extra: sentences[index] ?? {},
    })),
  );
  const broken = standard.map((clauses) => clauses.map(confuse));
  write(
    `${name}.broken`,
    broken.map((clauses) => ({
      ...render(
        clauses.map(({ clause }) => clause),
        { voice, dialect: 'msa' },
      ),
      extra: { meant: clauses.flatMap(({ meant }) => meant) },
    })),
  );
}

mkdirSync(folder, { recursive: true });
for (const voice of listVoices(dialects)) {
  if (wanted === undefined || wanted === `${voice.dialect} ${voice.gender}`) {
    renderVoice(voice);
  }
}
