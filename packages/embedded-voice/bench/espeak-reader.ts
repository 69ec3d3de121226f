import createModule from '@echogarden/espeak-ng-emscripten';
import { readPackedFiles } from '../src/espeak/packed-files.ts';

/** Fast speech takes least time to make; the sounds are the same. */
const wordsPerMinute = 450;

/**
 * espeak-ng's own Arabic voice as it comes, without our front end: what it makes of a text, in its IPA.
 *
 * @returns a function from text to sounds; marks are best given shadda first, which is the order that suits the engine.
 */
export async function createEspeakReader(): Promise<(text: string) => string> {
  const { image } = readPackedFiles();
  const module = await createModule({
    getPreloadedPackage: () => image,
    print: () => undefined,
    printErr: () => undefined,
  });
  const engine = new module.eSpeakNGWorker();
  if (engine.set_voice('ar') !== 0) {
    throw new Error('espeak-ng has no voice "ar".');
  }
  engine.rate = wordsPerMinute;
  return (text) => {
    let sounds = '';
    engine.synthesize(text, (_samples, events) => {
      sounds += events
        .map(({ type, id }) => (type === 'phoneme' ? String(id ?? '') : type === 'word' ? ' ' : ''))
        .join('');
      return false;
    });
    return sounds.replaceAll(/[_ˌ]/gu, '').replaceAll(/ +/gu, ' ').trim();
  };
}

const emphatics: Readonly<Record<string, string>> = { t̪: 'tˤ', s̪: 'sˤ', χ: 'x' };

/**
 * espeak-ng's events show neither the length of vowels nor their colour nor the emphasis of ظ, glides as vowels, and
 * stress elsewhere.
 */
export function coarsenSounds(sounds: string): string {
  return sounds
    .replace(/t̪|s̪|χ/gu, (symbol) => emphatics[symbol] ?? symbol)
    .replace(/ðˤ/gu, 'ð')
    .replace(/[ɑæ]/gu, 'a')
    .replace(/ˈ/gu, '')
    .replace(/\.|(?<=[aeiou])ː/gu, '')
    .replace(/(?<=a)i/gu, 'j')
    .replace(/(?<=a)u/gu, 'w')
    .replace(/ijː?/gu, 'i')
    .replace(/uwː?/gu, 'u');
}
