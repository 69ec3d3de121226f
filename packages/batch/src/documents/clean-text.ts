import { documentLimits } from './document-limits.ts';

/**
 * Characters that cannot be spoken: controls other than tab and line feed, byte order marks, and halves of surrogate
 * pairs.
 */
// eslint-disable-next-line no-control-regex -- these are what is looked for
const unspeakable = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\uFEFF\uFFFE\uFFFF]/g;
const speakable = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;

/** Text in one form: well-formed, LF, no controls, the composed form that is counted. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(unspeakable, '')
    .normalize('NFC');
}

/** A paragraph without space around it or around its lines. */
export function tidyParagraph(text: string): string {
  // A single space, which is nearly every one, is left out: replacing it by itself would cost most of the time.
  return text
    .replace(/[^\S\n]{2,}|[^\S\n ]/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim();
}

/** Tells whether there is anything to say in it: a row of asterisks is not. */
export function isSpeakable(text: string): boolean {
  return speakable.test(text);
}

/** A title: one line, bounded. */
export function cleanTitle(text: string | undefined): string | undefined {
  const line = cleanText(text ?? '')
    .replace(/\s+/g, ' ')
    .trim();
  return line === '' ? undefined : Array.from(line).slice(0, documentLimits.titleCharactersMax).join('').trim();
}
