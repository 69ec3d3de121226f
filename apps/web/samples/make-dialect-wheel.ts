import { writeFile } from 'node:fs/promises';
import { argv } from 'node:process';
import { type VoiceId, dialects, voices } from '@rakhim/contract';
import { wheelFileOf, wheelSentence } from '#src/components/dialect-wheel/wheel-sentence.ts';

/**
 * Has a running service say the sentence of the dialect wheel in every voice, and writes the sounds and how each
 * dialect reads it: `npm run samples:dialects -- <address of the service> <API key>`, in apps/web.
 */
const [address = '', key = ''] = argv.slice(2);
const timeoutMs = 30_000;

interface Piece {
  readonly start: number;
  readonly end: number;
}

async function call<Answer>(path: string, body: object): Promise<Answer> {
  const response = await fetch(`${address}/api/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': key },
    body: JSON.stringify({ text: wheelSentence, ...body }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) {
    throw new Error(`The service answered ${response.status}: ${await response.text()}`);
  }
  return (await response.json()) as Answer;
}

/** The words between blanks, in code points of the sentence. */
const words: readonly Piece[] = [...wheelSentence.matchAll(/\S+/gu)].map(({ 0: word, index }) => {
  const start = Array.from(wheelSentence.slice(0, index)).length;
  return { start, end: start + Array.from(word).length };
});

function piecesOf<P extends Piece>(word: Piece, pieces: readonly P[]): readonly P[] {
  return pieces.filter(({ start }) => start >= word.start && start < word.end);
}

async function readIn(dialect: string) {
  const { spans } = await call<{ spans: readonly (Piece & { vowelled: string; phonemes: string })[] }>('text/preview', {
    dialect,
  });
  return words.map((word) => {
    const pieces = piecesOf(word, spans);
    const end = pieces.at(-1)?.end ?? word.end;
    const signs = Array.from(wheelSentence).slice(end, word.end).join('');
    return {
      vowelled: pieces.map(({ vowelled }) => vowelled).join(' ') + signs,
      sounds: pieces.map(({ phonemes }) => phonemes).join(' '),
    };
  });
}

async function speakAs(voice: VoiceId): Promise<readonly number[]> {
  const speech = await call<{ audioContent: string; words: readonly (Piece & { startMs: number })[] }>(
    'synthesize/with-timestamps',
    { voice },
  );
  await writeFile(new URL(`../public${wheelFileOf(voice)}`, import.meta.url), speech.audioContent, 'base64');
  return words.map((word) => {
    const [first] = piecesOf(word, speech.words);
    if (!first) {
      throw new Error(`${voice} does not say all of the words.`);
    }
    return first.startMs;
  });
}

const readings: Record<string, object> = {};
for (const { id } of dialects) {
  const wordStartsMs: Partial<Record<VoiceId, readonly number[]>> = {};
  for (const voice of voices.filter(({ dialect }) => dialect === id)) {
    wordStartsMs[voice.id] = await speakAs(voice.id);
  }
  readings[id] = { words: await readIn(id), wordStartsMs };
}
await writeFile(
  new URL('../src/components/dialect-wheel/generated/dialect-readings.data.ts', import.meta.url),
  [
    '// Written by `npm run samples:dialects` from what the engine read and said.',
    "import type { DialectReadings } from '../wheel-sentence.ts';",
    '',
    `export const dialectReadings: DialectReadings = ${JSON.stringify(readings, null, 2)};`,
    '',
  ].join('\n'),
);
