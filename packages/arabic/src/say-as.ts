/** What an author says about how a piece of a text is read, in a form that the reader takes. */
export { type SayAsKind, type SayAsRequest, sayAs } from './say-as/say-as.ts';
export { type PhoneticAlphabet, readPhonemes } from './say-as/read-phonemes.ts';
export { toIpa } from './phoneme.ts';
