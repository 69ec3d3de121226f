import { beforeAll, describe, expect, it } from 'vitest';
import { commonSentence, heardPhonemes, speakLine, toBrackets } from '../../test/spoken.ts';
import { plainProsody } from '../style/prosody.ts';
import { createSpeaker, type Speaker } from './create-speaker.ts';

const voice = { dialect: 'msa', gender: 'male' } as const;

let speaker: Speaker;

beforeAll(async () => {
  speaker = await createSpeaker();
});

/** @returns how many blocks the engine handed out until it stopped. */
function countBlocks(onBlock: (block: number) => boolean): number {
  let blocks = 0;
  speaker.speak(commonSentence, voice, plainProsody, () => {
    blocks += 1;
    return onBlock(blocks);
  });
  return blocks;
}

describe('createSpeaker', () => {
  it('stops within the block in which it is told to, and what follows is as if nothing had been', () => {
    const whole = speakLine(speaker, commonSentence);
    expect(countBlocks(() => false)).toBeGreaterThan(30);
    expect(countBlocks((block) => block === 3)).toBe(3);
    const after = speakLine(speaker, commonSentence);
    expect(heardPhonemes(after)).toEqual(heardPhonemes(whole));
    expect(Math.abs(after.samples.length - whole.samples.length)).toBeLessThan(whole.samples.length * 0.01);
  });

  it('stops in order when the consumer fails, passes its error on, and leaves nothing behind', () => {
    const whole = speakLine(speaker, commonSentence);
    expect(() =>
      countBlocks((block) => {
        if (block === 2) {
          throw new Error('no room');
        }
        return false;
      }),
    ).toThrow('no room');
    const after = speakLine(speaker, commonSentence);
    expect(Math.abs(after.samples.length - whole.samples.length)).toBeLessThan(whole.samples.length * 0.01);
  });

  it('hands out blocks of a tenth of a second, so that it can be stopped that often', () => {
    speaker.speak(commonSentence, voice, plainProsody, (samples) => {
      expect(samples.length).toBeLessThanOrEqual(2_300);
      return false;
    });
  });

  it('speaks Latin words between Arabic ones with its English voice and comes back', () => {
    const heard = heardPhonemes(speakLine(speaker, `${toBrackets('q ˈaː l')} hello ${toBrackets('n a ʕ a m')}.`));
    expect(heard.slice(0, 3)).toEqual(['q', 'ˈa', 'l']);
    expect(heard).toContain('(en)');
    expect(heard.slice(-5)).toEqual(['n', 'a', 'ʕ', 'a', 'm']);
  });
});
