import type { DesktopResponse } from '@rakhim/contract/desktop';

type Caption = DesktopResponse<'batch.listen'>['captions'][number];

export interface SpokenCaption {
  readonly before: string;
  readonly word: string;
  readonly after: string;
}

/**
 * A caption around the word that is being said. Captions say when they begin and end; the words between are taken to
 * sound for as long as they are written, which over the few seconds of a caption is close enough to follow.
 *
 * @param atMs where the sound is; outside of the caption, its first or last word is the one
 */
export function splitAtSpokenWord({ startMs, endMs, text }: Caption, atMs: number): SpokenCaption {
  const words = [...text.matchAll(/\S+/gu)];
  const share = endMs > startMs ? (atMs - startMs) / (endMs - startMs) : 0;
  // eslint-disable-next-line rakhim/count-characters -- A place in the string, as `index` is.
  const said = words.findLast(({ index }) => index <= share * text.length) ?? words[0];
  if (!said) {
    return { before: text, word: '', after: '' };
  }
  const [word] = said;
  return { before: text.slice(0, said.index), word, after: text.slice(said.index + word.length) };
}
