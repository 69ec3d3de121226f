import { everydayLatinWords } from './latin-words/everyday.data.ts';
import { makersNames } from './latin-words/makers.data.ts';
import { mediaNames } from './latin-words/media.data.ts';
import { officeWords } from './latin-words/office.data.ts';
import { shopsNames } from './latin-words/shops.data.ts';
import { technologyWords } from './latin-words/technology.data.ts';
import type { Transcription } from './transcription.ts';

/** Brands and international words as Arabic speakers say them, in lower case. */
export const latinWords: Readonly<Record<string, Transcription>> = {
  ...everydayLatinWords,
  ...makersNames,
  ...mediaNames,
  ...officeWords,
  ...shopsNames,
  ...technologyWords,
};
