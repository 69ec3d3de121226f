import { type ChosenReading, substituteReadings, toIpa } from '@rakhim/arabic';
import { beforeAll, describe, expect, it } from 'vitest';
import { plainProsody } from '../style/prosody.ts';
import { createReader } from './create-reader.ts';

let read: ReturnType<typeof createReader>;
beforeAll(() => {
  read = createReader();
});

/** The sounds that the engine is given. */
function soundsOf(text: string, readings: readonly ChosenReading[] = []): string {
  const substituted = substituteReadings(text, readings).text;
  const { clauses } = read({
    text: substituted,
    dialect: 'msa',
    gender: 'male',
    prosody: plainProsody,
    format: 'mp3',
    delivery: 'stream',
  });
  return Array.from(clauses, ({ words }) => words.map(({ sounds }) => toIpa(sounds)).join(' ')).join(' | ');
}

describe('what the voice is given to say', () => {
  it('has the reading that was chosen, in its sounds', () => {
    const sounds = ['عَلَّمَ', 'عُلِمَ', 'عَلَمُ'].map(
      (vowelled) => soundsOf('علم الولد', [{ start: 0, end: 3, vowelled }]).split(' ')[0],
    );
    expect(sounds).toEqual(['ˈʕalːamal', 'ˈʕulimal', 'ˈʕalamul']);
  });

  it('has the words that were chosen in the place of a number', () => {
    expect(soundsOf('بقي 25 يوما', [{ start: 4, end: 6, spoken: 'ربع مئة' }])).toBe(soundsOf('بقي ربع مئة يوما'));
  });

  it('has the letters of Latin words alone, for the English voice, where that is asked for', () => {
    const { clauses } = read({
      text: 'ابحث في Google',
      dialect: 'msa',
      gender: 'male',
      prosody: plainProsody,
      latinWords: 'english',
      format: 'mp3',
      delivery: 'stream',
    });
    expect(
      [...clauses].flatMap(({ words }) => words.map(({ text, sounds }) => [text, sounds.length > 0])).at(-1),
    ).toEqual(['Google', false]);
    expect(soundsOf('ابحث في Google')).toContain('guːgil');
  });

  it('is not what it was without them', () => {
    expect(soundsOf('علم الولد', [{ start: 0, end: 3, vowelled: 'عُلِمَ' }])).not.toBe(soundsOf('علم الولد'));
  });
});
