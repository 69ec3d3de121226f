import { beforeAll, describe, expect, it } from 'vitest';
import { clauseOf, latin, pronounced } from '../../test/pronounced.ts';
import { speakLine } from '../../test/spoken.ts';
import { createSpeaker, type Speaker, speakerSampleRate } from './create-speaker.ts';
import { createWordClock } from './word-clock.ts';
import { writeLine } from './write-line.ts';

let speaker: Speaker;

beforeAll(async () => {
  speaker = await createSpeaker();
});

function timeWords(...words: Parameters<typeof clauseOf>[0]) {
  const line = writeLine(clauseOf(words));
  const { events, samples } = speakLine(speaker, line.text);
  const clock = createWordClock(line.words);
  clock.observe(events);
  return { times: clock.finish(), durationMs: (samples.length * 1000) / speakerSampleRate };
}

describe('createWordClock on the real engine', () => {
  it('times every word once, in order and without gaps inside a clause', () => {
    const words = Array.from({ length: 25 }, (_, index) => pronounced('k ˈi t aː b', index * 6));
    const { times, durationMs } = timeWords(...words);
    expect(times.map(({ start }) => start)).toEqual(words.map(({ start }) => start));
    for (const [index, time] of times.entries()) {
      expect(time.endMs).toBeGreaterThan(time.startMs + 50);
      expect(time.startMs).toBe(times[index - 1]?.endMs ?? 0);
    }
    expect(durationMs - times.at(-1)!.endMs).toBeLessThan(60);
  });

  it('counts a word once that the engine takes for two', () => {
    const { times } = timeWords(
      pronounced('q ˈaː l', 0),
      latin('WhatsApp', 4),
      latin('USA', 13),
      pronounced('n a ʕ a m', 17),
    );
    expect(times.map(({ start }) => start)).toEqual([0, 4, 13, 17]);
  });
});
