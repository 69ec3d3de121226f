/**
 * Figures of the voice alone, in this process:
 *
 *   node --conditions=@rakhim/source bench/measure-voice.ts [learned | classic]
 *
 * Speed and first sound are of one thread that speaks one utterance at a time; memory is that of the whole process.
 */
import { dialects } from '@rakhim/arabic';
import { createEmbeddedVoice } from '../src/create-embedded-voice.ts';
import { plainProsody } from '../src/style/prosody.ts';
import type { EngineName } from '../src/types.ts';
import { listVoices, type VoiceId } from '../src/voices/voice-table.ts';

const sentence = 'ذهب الولد إلى المدرسة صباحا، ثم عاد إلى البيت مسرورا ومعه كتاب جديد عن تاريخ المدن القديمة. ';
const engine: EngineName = process.argv[2] === 'classic' ? 'classic' : 'learned';
const plainVoice: VoiceId = { dialect: 'msa', gender: 'male' };
/** Longer than what warms up, so that every voice is asked several times. */
const firstSoundRounds = 6;

interface Measured {
  readonly firstByteMs: number;
  readonly totalMs: number;
  readonly soundMs: number;
  /** Of the whole process, all threads. */
  readonly processorMs: number;
  readonly peakMegabytes: number;
}

const startedAt = performance.now();
const voice = createEmbeddedVoice({ engine, workers: 2 });
await voice.ready();
report({ engine, readyMs: Math.round(performance.now() - startedAt), residentMegabytes: residentMegabytes() });

const firsts: number[] = [];
for (let round = 0; round < firstSoundRounds; round += 1) {
  for (const who of listVoices(dialects)) {
    firsts.push((await measure(50, who)).firstByteMs);
  }
}
report({ utterances: firsts.length, firstByteMsP50: quantile(firsts, 0.5), firstByteMsP95: quantile(firsts, 0.95) });

for (const characters of [500, 5_000]) {
  const rounds: Measured[] = [];
  for (let round = 0; round < 5; round += 1) {
    rounds.push(await measure(characters));
  }
  const total = quantile(
    rounds.map(({ totalMs }) => totalMs),
    0.5,
  );
  const processor = quantile(
    rounds.map(({ processorMs }) => processorMs),
    0.5,
  );
  const soundMs = rounds[0]?.soundMs ?? 0;
  report({
    characters,
    totalMs: total,
    timesRealtime: Math.round(soundMs / total),
    soundForProcessorSecond: Math.round(soundMs / processor),
  });
}
report({ characters: 100_000, peakMegabytes: (await measure(100_000)).peakMegabytes });

const before = residentMegabytes();
await Promise.all([measure(500), measure(500), measure(500)]);
report({ threads: voice.stats().workers, megabytesOfAnotherThread: residentMegabytes() - before });
await voice.close();

async function measure(characters: number, who = plainVoice): Promise<Measured> {
  const text = sentence.repeat(Math.ceil(characters / sentence.length)).slice(0, characters);
  const request = { ...who, text, prosody: plainProsody, format: 'mp3', delivery: 'stream' } as const;
  const begin = performance.now();
  const used = process.cpuUsage();
  let firstByteMs = 0;
  let soundMs = 0;
  let peakMegabytes = 0;
  for await (const event of voice.synthesize(request, new AbortController().signal)) {
    if (event.type === 'audio') {
      firstByteMs ||= performance.now() - begin;
      peakMegabytes = Math.max(peakMegabytes, residentMegabytes());
    } else if (event.type === 'end') {
      soundMs = event.durationMs;
    }
  }
  const { user, system } = process.cpuUsage(used);
  const processorMs = (user + system) / 1_000;
  return { firstByteMs, totalMs: performance.now() - begin, soundMs, processorMs, peakMegabytes };
}

/** To a tenth. */
function quantile(values: readonly number[], share: number): number {
  const value = values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
  return Math.round(value * 10) / 10;
}

function residentMegabytes(): number {
  return Math.round(process.memoryUsage.rss() / 1_000_000);
}

function report(figures: object): void {
  process.stdout.write(`${JSON.stringify(figures)}\n`);
}
