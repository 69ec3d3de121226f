import { writeFile } from 'node:fs/promises';
import { argv } from 'node:process';
import { bookPage } from '#src/features/home/book-page.data.ts';
import { cutAtWords } from '#src/features/home/cut-at-words.ts';
import { createSpeaker } from './create-speaker.ts';

/**
 * Has a running service read the page of the book on the landing page, and writes the sound and when its words begin:
 * `npm run samples:book -- <address of the service> <API key>`, in apps/web.
 */
const speak = createSpeaker(argv.slice(2));
const { text, voice, file } = bookPage;
const { sound, words } = await speak(text, voice, 'mp3');
if (words.length !== cutAtWords(text).filter(({ word }) => word !== undefined).length) {
  throw new Error('The words that are said are not those that are shown.');
}
await writeFile(new URL(`../public${file}`, import.meta.url), sound);
await writeFile(
  new URL('../src/features/home/generated/book-page-times.data.ts', import.meta.url),
  [
    '// Written by `npm run samples:book` from what the engine said.',
    '/** When each word of the page begins to sound, in milliseconds. */',
    `export const bookPageTimes: readonly number[] = [${words.map(({ startMs }) => startMs).join(', ')}];`,
    '',
  ].join('\n'),
);
