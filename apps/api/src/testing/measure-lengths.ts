import { createDiacritisers, readText } from '@rakhim/arabic';
import { createEmbeddedVoice, plainProsody } from '@rakhim/embedded-voice';
import { endsAbruptly } from '#src/providers/speech/local-model/ends-abruptly.ts';
import { writeSymbols } from '#src/providers/speech/local-model/feeds/write-symbols.ts';
import { finishChunk } from '#src/providers/speech/local-model/finish-chunk.ts';
import { createLengthWatch } from '#src/providers/speech/local-model/length-watch.ts';
import { type ModelChunk, toChunks } from '#src/providers/speech/local-model/to-chunks.ts';
import { loadLearnedModel } from '#src/providers/text-reader/load-learned-model.ts';
import { createRandom } from './create-random.ts';
import { createSpeechLikeModel } from './speech-like-model.ts';
import { readSuiteTexts } from './suite-texts.ts';

/** What is done to a phrase, and what is left of its length, of which the last word has a share. */
export const lengthFaults = {
  'cut to 0.9': () => 0.9,
  'cut to 0.8': () => 0.8,
  'cut to 0.7': () => 0.7,
  'cut to 0.6': () => 0.6,
  'cut to 0.5': () => 0.5,
  'last word left out': (lastShare: number) => 1 - lastShare,
  'said twice': () => 2,
} as const;
export type LengthFault = keyof typeof lengthFaults;

/** How well the watch over lengths knows a speaker's phrases. */
export interface LengthFigures {
  readonly speaker: string;
  readonly phrases: number;
  readonly falseAlarms: number;
  /** The share of phrases with each fault that was noticed. */
  readonly noticed: Readonly<Partial<Record<LengthFault, number>>>;
}

interface TimedPhrase {
  readonly chunk: ModelChunk;
  readonly seconds: number;
  readonly lastShare: number;
}

const chunkLimits = { unitsOf: () => 1, unitsMax: 1_000 };
/** Each third phrase is faulty first, and said again. */
const faultEvery = 3;
const learning = 15;
const heardPhrases = 300;

export async function measureLengths(): Promise<readonly LengthFigures[]> {
  const diacritiser = createDiacritisers(await loadLearnedModel())('msa');
  const texts = await readSuiteTexts();
  const chunksOf = (text: string) => [...toChunks(readText(text, { dialect: 'msa', diacritiser }), chunkLimits)];
  const figures: LengthFigures[] = [];
  for (const engine of ['learned', 'classic'] as const) {
    const phrases = await timePhrases(engine, texts, chunksOf);
    for (const wander of [0, 0.1, 0.2]) {
      const name = wander === 0 ? engine : `${engine}, pace within ±${Math.round(100 * wander)} %`;
      figures.push(judgeTimes(name, phrases, wander));
    }
  }
  const chunks = texts.flatMap(chunksOf).filter(({ words }) => words.length > 2);
  return [...figures, await judgeSounds(chunks.slice(0, heardPhrases))];
}

async function timePhrases(
  engine: 'learned' | 'classic',
  texts: readonly string[],
  chunksOf: (text: string) => readonly ModelChunk[],
): Promise<readonly TimedPhrase[]> {
  const voice = createEmbeddedVoice({ engine, workers: 1 });
  const phrases: TimedPhrase[] = [];
  for (const text of texts) {
    const request = { text, dialect: 'msa', gender: 'female', prosody: plainProsody, format: 'wav' } as const;
    const events = await Array.fromAsync(
      voice.synthesize({ ...request, delivery: 'file' }, new AbortController().signal),
    );
    const words = events.flatMap((event) => (event.type === 'words' ? event.words : []));
    for (const chunk of chunksOf(text)) {
      const first = words.find(({ start }) => start === chunk.words[0]?.start);
      const last = words.findLast(({ end }) => end === chunk.words.at(-1)?.end);
      if (first && last && last.endMs > first.startMs) {
        const ms = last.endMs - first.startMs;
        phrases.push({ chunk, seconds: ms / 1000, lastShare: (last.endMs - last.startMs) / ms });
      }
    }
  }
  await voice.close();
  return phrases;
}

/** @param wander how far the pace of each phrase is from the speaker's at most, as a share. */
function judgeTimes(speaker: string, phrases: readonly TimedPhrase[], wander: number): LengthFigures {
  let falseAlarms = 0;
  const noticed = Object.entries(lengthFaults).map(([fault, left]) => {
    const watch = createLengthWatch();
    const random = createRandom(17);
    let [faulty, found] = [0, 0];
    for (const [index, { chunk, seconds, lastShare }] of phrases.entries()) {
      const said = { seconds: seconds * (1 + wander * (2 * random() - 1)), isAbrupt: false, speed: 1 };
      if (index > learning && index % faultEvery === 0 && chunk.words.length > 2) {
        faulty += 1;
        found += watch.isWhole(chunk, { ...said, seconds: said.seconds * left(lastShare) }) ? 0 : 1;
      }
      falseAlarms += watch.isWhole(chunk, said) ? 0 : 1;
    }
    return [fault, found / faulty] as const;
  });
  const rounds = noticed.length;
  return { speaker, phrases: phrases.length * rounds, falseAlarms, noticed: Object.fromEntries(noticed) };
}

/** Sounds like speech that no model made, of which the ends are heard, too. */
async function judgeSounds(chunks: readonly ModelChunk[]): Promise<LengthFigures> {
  let falseAlarms = 0;
  const noticed: [LengthFault, number][] = [];
  for (const keeps of [0.9, 0.8, 0.7]) {
    const watch = createLengthWatch();
    const model = createSpeechLikeModel(createRandom(5), (call) =>
      call > learning && call % 2 === 0 ? { kind: 'cut', keeps } : undefined,
    );
    let [faulty, found] = [0, 0];
    for (const chunk of chunks) {
      const isFaulty = model.calls.length > learning && model.calls.length % 2 === 0;
      const { samples } = await model.speak(
        { text: '', symbols: writeSymbols(chunk, model.symbols ?? new Map()) },
        { speaker: 0, speed: 1 },
      );
      const seconds = finishChunk(samples, model.sampleRate).samples.length / model.sampleRate;
      const isWhole = watch.isWhole(chunk, { seconds, isAbrupt: endsAbruptly(samples, model.sampleRate), speed: 1 });
      faulty += isFaulty ? 1 : 0;
      found += isFaulty && !isWhole ? 1 : 0;
      falseAlarms += !isFaulty && !isWhole ? 1 : 0;
    }
    noticed.push([`cut to ${keeps}` as LengthFault, found / faulty]);
  }
  const phrases = Math.round((chunks.length * noticed.length) / 2);
  return { speaker: 'synthetic, ends heard', phrases, falseAlarms, noticed: Object.fromEntries(noticed) };
}
