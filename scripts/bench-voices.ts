/**
 * `speak FOLDER [SENTENCES]`: adds every neural voice of the list, measures it, and has it say sentences of the reading
 * suite, a hundred unless told otherwise. `write FOLDER [SENTENCES [PAGE]]`: compares them with what a recogniser heard
 * (`FOLDER/VOICE/heard.json`) and writes the published table, or with a third word another file. Needs the internet;
 * the workflow `voices` runs it. With a list of stand-ins (`RAKHIM_VOICES_CATALOGUE`) it can be tried without.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv, execPath } from 'node:process';
import { fileURLToPath } from 'node:url';

const [, , step, folder, sentencesMax = '100', otherPage] = argv;
const voices = fileURLToPath(new URL('../apps/api/src/cli/voices.ts', import.meta.url));
const page = otherPage ?? fileURLToPath(new URL('../docs/benchmarks-voices.md', import.meta.url));

const notYet = 'not yet measured';
/** The files that `speak-sample` writes: a header of 44 bytes and samples of 16 bits. */
const wav = { rateAt: 24, header: 44, fullScale: 32_768 } as const;

interface ListedVoice {
  readonly id: string;
  readonly licence: string;
  readonly figures: { readonly realTimeFactor: number; readonly memoryMb: number } | null;
}

interface LoudnessMeter {
  push(samples: Float32Array): void;
  finish(): { readonly integratedLufs: number };
}

// The project's root has none of its own packages.
const audio = new URL('../packages/audio/src/index.ts', import.meta.url);
const { createLoudnessMeter } = (await import(audio.href)) as {
  createLoudnessMeter(sampleRate: number): LoudnessMeter;
};
// The suite is no part of the package, so it is read where it lies.
const suite = new URL('../packages/arabic/suite/cases/everyday-sentences.ts', import.meta.url);
const { everydaySentences } = (await import(suite.href)) as { everydaySentences: readonly (readonly [string])[] };
const sentences = everydaySentences.map(([written]) => written).slice(0, Number(sentencesMax));

function command(...args: readonly string[]): unknown {
  return JSON.parse(
    execFileSync(execPath, ['--conditions=@rakhim/source', voices, ...args, '--json'], { encoding: 'utf8' }),
  );
}

function list(): readonly ListedVoice[] {
  return (command('list') as { voices: ListedVoice[] }).voices;
}

function speak(folder: string): void {
  for (const { id } of list()) {
    try {
      command('add', id, '--accept-licence');
      command('verify', id);
      mkdirSync(join(folder, id), { recursive: true });
      for (const [index, text] of sentences.entries()) {
        command('speak-sample', id, '--text', text, '--out', join(folder, id, `${index}.wav`));
      }
    } catch (error) {
      // The others are measured all the same; this one stays "not yet measured".
      console.error(`${id}: ${String(error)}`);
    }
  }
}

/** Letters as they are written without vowels; signs of the same sound count as one. */
function toLetters(text: string): string[] {
  return [
    ...text
      .replace(/[^\p{L}]/gu, '')
      .replace(/[أإآٱ]/gu, 'ا')
      .replace(/ى/gu, 'ي')
      .replace(/ة/gu, 'ه'),
  ];
}

/** Letters to change, add or leave out. Source: Levenshtein 1966. */
function countErrors(expected: readonly string[], heard: readonly string[]): number {
  let row = heard.map((_, index) => index + 1);
  for (const [index, letter] of expected.entries()) {
    let left = index + 1;
    let corner = index;
    row = row.map((above, column) => {
      left = Math.min(left + 1, above + 1, corner + (heard[column] === letter ? 0 : 1));
      corner = above;
      return left;
    });
  }
  return row.at(-1) ?? expected.length;
}

function characterErrors(folder: string, id: string): string {
  try {
    const heard = JSON.parse(readFileSync(join(folder, id, 'heard.json'), 'utf8')) as Record<string, string>;
    const rows = sentences.map((text, index) => [toLetters(text), toLetters(heard[index] ?? '')] as const);
    const errors = rows.reduce((sum, [expected, found]) => sum + countErrors(expected, found), 0);
    const letters = rows.reduce((sum, [expected]) => sum + expected.length, 0);
    return `${((100 * errors) / letters).toFixed(1)} %`;
  } catch {
    return notYet;
  }
}

/** Integrated loudness of all sentences one after the other, as listeners get them. */
function loudness(folder: string, id: string): string {
  const sounds = sentences.flatMap((_, index) => {
    const file = join(folder, id, `${index}.wav`);
    return existsSync(file) ? [readFileSync(file)] : [];
  });
  const [first] = sounds;
  if (!first) {
    return notYet;
  }
  const meter = createLoudnessMeter(first.readUInt32LE(wav.rateAt));
  for (const sound of sounds) {
    const samples = new Int16Array(sound.buffer.slice(sound.byteOffset + wav.header, sound.byteOffset + sound.length));
    meter.push(Float32Array.from(samples, (sample) => sample / wav.fullScale));
  }
  return `${meter.finish().integratedLufs.toFixed(1)} LUFS`;
}

function write(folder: string): void {
  const rows = list().map(({ id, licence, figures }) =>
    [
      id,
      licence,
      characterErrors(folder, id),
      figures ? `${figures.realTimeFactor.toFixed(3)} s` : notYet,
      figures ? `${Math.round(figures.memoryMb)} MiB` : notYet,
      loudness(folder, id),
    ].join(' | '),
  );
  const head =
    '| Voice | Licence | Character errors | Computing for a second of sound | Memory | Loudness |\n|---|---|---|---|---|---|';
  const preface = `# Neural voices, measured\n\n${sentences.length} sentences of the reading suite, transcribed by Whisper small, on ${new Date().toISOString().slice(0, 10)}, by the workflow \`voices\`.`;
  writeFileSync(page, `${preface}\n\n${head}\n${rows.map((row) => `| ${row} |`).join('\n')}\n`);
}

if (folder === undefined || (step !== 'speak' && step !== 'write')) {
  throw new Error('Usage: bench-voices.ts speak|write FOLDER [SENTENCES]');
}
(step === 'speak' ? speak : write)(folder);
