import { countMarkedCharacters, isSsml, withoutMarkup } from '@rakhim/text/marked-characters';
import type { MarkTime } from '../generated/api-types.ts';
import { Refusal } from './responses.ts';

/** A text as the emulator takes it: nothing of its markup is heard, but its tags are neither words nor charged. */
export interface EmulatedText {
  readonly characters: number;
  /** The text with blanks in the place of its tags, so that places stay what they are. */
  readonly blanked: string;
  /** The words alone. */
  readonly caption: string;
  readonly marks: readonly Omit<MarkTime, 'startMs'>[];
}

const ssmlTag = /<!--[^]*?-->|<(\/?)([\w-]+)(?:"[^"<]*"|'[^'<]*'|[^<>"'])*?(\/?)>|<\?[^<>]*>/gu;
const lightTag = /\[(\/?)[ \t]*([^\s[\]/]+)[^[\]\n]*()\]/gu;
const markTag = /<mark\s+name\s*=\s*(?:"([^"]*)"|'([^']*)')|\[(?:mark|علامة)[ \t]+([^[\]\n]+)\]/gu;
/** Tags of the light notation that have no end. */
const single: ReadonlySet<string> = new Set(['pause', 'صمت', 'وقفة', 'mark', 'علامة']);

/** @throws Refusal `markup_invalid` where tags are not closed in order; the service looks at everything else, too. */
export function readMarked(text: string, { ssml, markup }: Readonly<Record<string, unknown>>): EmulatedText {
  const isDocument = ssml === true || (ssml === undefined && markup !== true && isSsml(text));
  const notation = isDocument ? { ssml: true } : { ssml: false, markup: markup === true };
  const tag = isDocument ? ssmlTag : lightTag;
  const isMarked = isDocument || markup === true;
  if (isMarked) {
    requireClosed(text, tag);
  }
  return {
    characters: countMarkedCharacters(text, notation),
    caption: withoutMarkup(text, notation),
    blanked: isMarked ? text.replace(tag, (written) => ' '.repeat(Array.from(written).length)) : text,
    marks: isMarked
      ? Array.from(text.matchAll(markTag), ({ 1: double, 2: quoted, 3: light, index }) => {
          return { name: double ?? quoted ?? light ?? '', start: Array.from(text.slice(0, index)).length };
        })
      : [],
  };
}

function requireClosed(text: string, tag: RegExp): void {
  const open: string[] = [];
  for (const { 1: end, 2: name, 3: isEmpty } of text.matchAll(tag)) {
    if (name === undefined || isEmpty || single.has(name)) {
      continue;
    }
    if (!end) {
      open.push(name);
    } else if (open.pop() !== name) {
      throw new Refusal('markup_invalid', { param: 'text' });
    }
  }
  if (open.length > 0) {
    throw new Refusal('markup_invalid', { param: 'text' });
  }
}
