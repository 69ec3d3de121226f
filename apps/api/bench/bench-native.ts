import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEmbeddedVoice, plainProsody } from '@rakhim/embedded-voice';
import { type Table, type Timing, median, round, soundSeconds, timeStream } from '@rakhim/tooling/bench';
import { findNative, speakNative } from './native-engine.ts';
import { createSampleTexts } from './sample-texts.ts';

const sizes = [
  { characters: 50, rounds: 15 },
  { characters: 500, rounds: 9 },
  { characters: 5000, rounds: 5 },
  { characters: 100_000, rounds: 1 },
] as const;

/** One worker of ours beside one pipeline of native processes, turn by turn, so that both see the same machine. */
export async function benchNative(): Promise<Table> {
  const voice = createEmbeddedVoice({ workers: 1 });
  await voice.ready();
  const native = findNative();
  const folder = mkdtempSync(join(tmpdir(), 'rakhim-bench-'));
  const textOf = await createSampleTexts();
  const rows: string[][] = [];

  async function* speak(text: string): AsyncGenerator<Uint8Array> {
    const request = {
      text,
      dialect: 'msa',
      gender: 'male',
      prosody: plainProsody,
      format: 'mp3',
      delivery: 'stream',
    } as const;
    for await (const event of voice.synthesize(request, new AbortController().signal)) {
      if (event.type === 'audio') {
        yield event.bytes;
      }
    }
  }

  for (const { characters, rounds } of sizes) {
    const file = join(folder, 'text');
    const ours: Timing[] = [];
    const theirs: Timing[] = [];
    for (let turn = 0; turn < rounds; turn += 1) {
      const text = textOf(characters);
      writeFileSync(file, text);
      ours.push(await timeStream(speak(text), performance.now()));
      if (native) {
        theirs.push(await speakNative(file));
      }
    }
    rows.push(describe(characters, rounds, ours, theirs));
  }
  rmSync(folder, { recursive: true });
  await voice.close();
  return {
    title: 'One worker beside `espeak-ng | lame`',
    note: native
      ? `Beside: ${native}. Medians; the two take turns, each text a new one. The native pair reads bare Arabic by its own rules and neither levels nor masters the sound.`
      : '`espeak-ng` and `lame` are not on this machine, so there is nothing beside our figures. Install both to compare.',
    head: [
      'characters',
      'rounds',
      'first byte',
      'total',
      'characters/s',
      '× realtime',
      'native first byte',
      'native total',
      'first byte, ours : native',
      'total, ours : native',
    ],
    rows,
  };
}

function describe(characters: number, rounds: number, ours: readonly Timing[], theirs: readonly Timing[]): string[] {
  const first = median(ours.map((timing) => timing.firstByteMs));
  const total = median(ours.map((timing) => timing.totalMs));
  const nativeFirst = median(theirs.map((timing) => timing.firstByteMs));
  const nativeTotal = median(theirs.map((timing) => timing.totalMs));
  const sound = soundSeconds(ours[0]?.bytes ?? 0);
  const seconds = total / 1000;
  const native = theirs.length > 0;
  return [
    characters.toLocaleString('en'),
    String(rounds),
    `${round(first)} ms`,
    `${round(total)} ms`,
    round(characters / seconds),
    round(sound / seconds),
    native ? `${round(nativeFirst)} ms` : '–',
    native ? `${round(nativeTotal)} ms` : '–',
    native ? round(first / nativeFirst) : '–',
    native ? round(total / nativeTotal) : '–',
  ];
}
