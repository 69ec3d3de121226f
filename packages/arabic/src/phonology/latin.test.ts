import { describe, expect, it } from 'vitest';
import { ipaOf } from './pronounce-text.fixture.ts';
import { transcribeLatin } from './latin.ts';
import { latinWords } from './latin-words.data.ts';
import { toSounds } from './transcription.ts';

describe('words in Latin letters', () => {
  it.each([
    // Listed.
    ['Google', 'ˈguːgil'],
    ['WhatsApp', 'waːtˈsaːb'],
    ['YouTube', 'juːtˈjuːb'],
    ['Facebook', 'feːsˈbuːk'],
    ['iPhone', 'ʔaːjˈfoːn'],
    ['PDF', 'biːˈdiːʔif'],
    // By the table.
    ['Slacker', 'ˈsilakar'],
    ['Berlin', 'ˈbirlin'],
    ['nation', 'ˈnaʃin'],
    ['update', 'ʔabˈdeːt'],
    ['café', 'ˈkafeː'],
    ['Vivaldi', 'fiˈfaldi'],
    ['phone', 'ˈfoːn'],
    // By the names of the letters.
    ['BTC', 'biːˈtiːsiː'],
    ['e', 'ˈʔiː'],
    ['XYZ', 'ʔikisˈwaːjzid'],
  ])('%s is %s', (word, ipa) => {
    expect(ipaOf(word)).toBe(ipa);
  });

  it.each([
    ['JavaScript', 'dʒaːfaskiˈribt'],
    ['Netflix', 'nitfiˈliks'],
    ['Slack', 'siˈlaːk'],
    ['Outer', 'ˈʔaːwtar'],
    ['Startup', 'siˈtaːrtab'],
    ['GitHub', 'ˈgithab'],
    ['Łódź', 'ˈlodz'],
    ['œuvre', 'ˈjuːfar'],
  ])('%s is %s', (word, ipa) => {
    expect(ipaOf(word)).toBe(ipa);
  });

  it('have sounds whatever their letters', () => {
    for (let code = 0xc0; code < 0x180; code++) {
      const letter = String.fromCodePoint(code);
      if (/\p{Script=Latin}/u.test(letter)) {
        expect(transcribeLatin(letter.repeat(2)), letter).not.toBe('');
      }
    }
  });

  it('have no sounds where the engine has a voice for them', () => {
    expect(ipaOf('كِتَابُ Google', { latinWords: 'english' })).toBe('kiˈtaːbu ');
  });

  it('every listed word is in lower case and its sounds are sounds', () => {
    for (const [word, transcription] of Object.entries(latinWords)) {
      expect(word).toMatch(/^[a-z]+$/u);
      expect(toSounds(transcription).length, word).toBeGreaterThan(0);
      expect(transcription).not.toMatch(/[^btdkgqʔpTDSZÐLRfvθðszʃʒxɣħʕhʤʧmnlrjwaiueoː]/u);
    }
  });
});
