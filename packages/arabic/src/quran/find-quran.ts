import type { Span } from '../reading.ts';
import { removeMarks } from '../vowels/marks.ts';
import { introductions, openings } from './openings.data.ts';

/** ﴿ … ﴾, in either direction, as brackets are typed both ways. */
const brackets = /[\uFD3E\uFD3F][^\uFD3E\uFD3F]{3,2000}[\uFD3E\uFD3F]/gu;
/** The sign at the end of a verse, with its number. */
const verseEnd = /\u06DD\p{Nd}{0,3}/gu;
/** So far before its end a verse may begin. */
const verseLengthMax = 600;
/** Signs of recitation: pauses, small letters, the round zero. Nobody marks other texts so. */
const signOfRecitation = /[\u06D6-\u06DC\u06DF-\u06E8\u06EA-\u06ED]/u;
const spacesBetween = /^\s+$/u;

const quoteAfter = /[\s:،]{0,4}(?<quote>["«“({[][^"»”)}\]\n]{3,1000}["»”)}\]])/uy;

const word = /[\u0621-\u06D3\u0640](?:\p{M}|[\u0621-\u06D3\u0640\u06E5\u06E6])*/gu;

/**
 * The consonants of a word. The Quran's spelling leaves out or adds alifs, hamzas and long vowels that today's spelling
 * does not.
 */
function skeletonOf(written: string): string {
  return removeMarks(written)
    .replaceAll(/[\u0640اأإآٱىءؤئيو\u06E5\u06E6\u0653-\u0655]/gu, '')
    .replaceAll('ة', 'ه');
}

const openingSkeletons = openings.map((opening) => opening.split(' ').map(skeletonOf));
const openingsByFirst = Map.groupBy(openingSkeletons, ([first = '']) => first);
const introductionsByFirst = Map.groupBy(
  introductions.map((phrase) => phrase.split(' ')),
  ([first = '']) => first,
);

interface Place {
  readonly from: number;
  readonly to: number;
}

interface Word extends Place {
  readonly written: string;
}

/** Words that are marked as for recitation. */
function findRecited(words: readonly Word[]): readonly Place[] {
  return words.filter(({ written }) => signOfRecitation.test(written));
}

/** Returns where one of the known verses begins. */
function findOpenings(words: readonly Word[]): Place[] {
  const skeletons = words.map(({ written }) => skeletonOf(written));
  return words.flatMap(({ from }, index) => {
    const matching = (openingsByFirst.get(skeletons[index] ?? '') ?? []).find((opening) =>
      opening.every((expected, offset) => skeletons[index + offset] === expected),
    );
    const last = matching && words[index + matching.length - 1];
    return last ? [{ from, to: last.to }] : [];
  });
}

/** From the sign at the end of a verse back to the sign of the verse before, or to the beginning of the line. */
function findVerses(text: string): Place[] {
  let reached = 0;
  return Array.from(text.matchAll(verseEnd), ({ 0: sign, index }) => {
    const earliest = Math.max(reached, index - verseLengthMax);
    const from = earliest + text.slice(earliest, index).lastIndexOf('\n') + 1;
    reached = index + sign.length;
    return { from, to: reached };
  });
}

/** Finds quotations of the Quran: text in quotation marks behind words that introduce it. */
function findQuotes(words: readonly Word[], text: string): Place[] {
  const bare = words.map(({ written }) => removeMarks(written));
  return words.flatMap((_, index) =>
    (introductionsByFirst.get(bare[index] ?? '') ?? []).flatMap((introduction) => {
      const said = words.slice(index, index + introduction.length);
      const isSaid =
        introduction.every((expected, offset) => bare[index + offset] === expected) &&
        said.slice(1).every(({ from }, offset) => spacesBetween.test(text.slice(said[offset]?.to, from)));
      quoteAfter.lastIndex = said.at(-1)?.to ?? 0;
      const match = isSaid ? quoteAfter.exec(text) : null;
      const to = quoteAfter.lastIndex;
      return match?.groups?.['quote'] === undefined ? [] : [{ from: to - match.groups['quote'].length, to }];
    }),
  );
}

function findBracketed(text: string): Place[] {
  return Array.from(text.matchAll(brackets), ({ 0: found, index }) => ({ from: index, to: index + found.length }));
}

/** Places that touch, or that only spaces part, are one. */
function join(places: readonly Place[], text: string): Place[] {
  const joined: Place[] = [];
  for (const place of places.toSorted((a, b) => a.from - b.from)) {
    const last = joined.at(-1);
    if (last && (place.from <= last.to || spacesBetween.test(text.slice(last.to, place.from)))) {
      joined[joined.length - 1] = { from: last.from, to: Math.max(last.to, place.to) };
    } else {
      joined.push(place);
    }
  }
  return joined;
}

/**
 * Finds verses of the Quran in a text: by their brackets ﴿ ﴾ and ۝, by signs of recitation, by words that introduce a
 * quotation of it, and by how well-known verses begin. Better silent than wrong: what people also say in everyday life
 * is not reported.
 *
 * @returns places in code points, in order, without overlap.
 */
export function findQuran(text: string): Span[] {
  const words = Array.from(text.matchAll(word), ({ 0: written, index }) => ({
    written,
    from: index,
    to: index + written.length,
  }));
  const places = [
    ...findBracketed(text),
    ...findVerses(text),
    ...findRecited(words),
    ...findQuotes(words, text),
    ...findOpenings(words),
  ];
  let reached = { from: 0, codePoints: 0 };
  /** Called with indices in order, so that the text is counted once. */
  const codePointsTo = (from: number): number => {
    reached = { from, codePoints: reached.codePoints + Array.from(text.slice(reached.from, from)).length };
    return reached.codePoints;
  };
  return join(places, text).map(({ from, to }) => ({ start: codePointsTo(from), end: codePointsTo(to) }));
}
