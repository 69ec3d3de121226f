import { type Table, median, percentile, round } from '@rakhim/tooling/bench';
import { buildSubscriber } from '#src/testing/factories.ts';
import { type Density, createMarkedText } from './marked-texts.ts';
import { type SpeechAddress, requestSpeech } from './request-speech.ts';
import type { BenchApi } from './start-bench-api.ts';

const bar = 1.1;
const pairs = 60;
/** Pairs before anything is counted, for the compiler. */
const warmUps = 5;
const kinds: readonly { readonly name: string; readonly density: Density }[] = [
  {
    name: 'a dialogue: a voice every 300 characters, a tag every 150',
    density: { turnCharacters: 300, tagCharacters: 150 },
  },
  { name: 'a play: a voice every 60 characters, a tag every 60', density: { turnCharacters: 60, tagCharacters: 60 } },
  { name: 'tags on every third word', density: { turnCharacters: 300, tagCharacters: 18 } },
];

/** How soon a text of three voices and two dialects is heard, beside the same words without markup. */
export async function benchMarkup({ url, context }: BenchApi): Promise<Table> {
  const rows: string[][] = [];
  let seed = 0;
  for (const { name, density } of kinds) {
    // An account's allowance is for 250 such texts.
    const { apiKey } = await buildSubscriber(context, { plan: 'enterprise' });
    const api = { url, apiKey };
    const [plain, marked, ratios]: [number[], number[], number[]] = [[], [], []];
    for (let turn = -warmUps; turn < pairs; turn += 1) {
      seed += 1;
      const text = createMarkedText(seed, density);
      // Each comes first as often as the other.
      const isPlainFirst = turn % 2 === 0;
      const before = await timeFirstByte(api, isPlainFirst ? text.plain : text.marked);
      const after = await timeFirstByte(api, isPlainFirst ? text.marked : text.plain);
      const [ownPlain, ownMarked] = isPlainFirst ? [before, after] : [after, before];
      if (turn >= 0) {
        plain.push(ownPlain);
        marked.push(ownMarked);
        ratios.push(ownMarked / ownPlain);
      }
    }
    rows.push([
      name,
      String(pairs),
      `${round(median(plain))} ms`,
      `${round(median(marked))} ms`,
      round(median(marked) / median(plain)),
      round(median(ratios)),
      round(percentile(ratios, 0.9)),
      String(bar),
    ]);
  }
  return {
    title: 'Markup',
    note: 'Streams of 20,000 characters over HTTP, left after their first bytes: SSML of three voices and two dialects beside the same words without markup, in turns, each text a new one.',
    head: [
      'text',
      'pairs',
      'plain: first byte',
      'marked up: first byte',
      'ratio of medians',
      'median ratio of pairs',
      '90th percentile of ratios',
      'bar',
    ],
    rows,
  };
}

async function timeFirstByte(api: SpeechAddress, text: string): Promise<number> {
  const caller = new AbortController();
  const startedAt = performance.now();
  const sound = requestSpeech(api, text, caller.signal);
  await sound.next();
  const elapsedMs = performance.now() - startedAt;
  caller.abort();
  await sound.return(undefined).catch(() => undefined);
  // What the one has left running is over before the other is asked for.
  await new Promise((resolve) => setTimeout(resolve, 30));
  return elapsedMs;
}
