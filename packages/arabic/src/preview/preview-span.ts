import { toIpa } from '../phoneme.ts';
import { transcribeLatin } from '../phonology/latin.ts';
import { toSounds } from '../phonology/transcription.ts';
import type { Diacritiser, PronouncedWord, ReadingRule, Span, WordDecision } from '../reading.ts';
import type { ChosenReading } from '../readings/chosen-reading.ts';
import { removeMarks } from '../vowels/marks.ts';
import { spellInArabic } from './arabic-spelling.ts';
import { coreSoundOf } from '../vowels/readings/other-forms.ts';

/** A piece of the text and how it is read. */
export interface PreviewSpan extends Span {
  /** The piece as it was written. */
  readonly original: string;
  /** The words that are said for it in Arabic letters, without vowels. */
  readonly spoken: string;
  readonly vowelled: string;
  /** In IPA. */
  readonly phonemes: string;
  readonly rule: ReadingRule;
  /** 0 to 1: that of its least certain word. */
  readonly confidence: number;
  /** Other vowelled forms of a word, the likeliest first. */
  readonly alternatives: readonly string[];
  /** The reason why a word has these vowels; absent for several words, and for a reading that was chosen. */
  readonly decision?: WordDecision;
}

export interface SpanMakerOptions {
  readonly text: string;
  readonly readings: readonly ChosenReading[];
  /** From places in the text that was read to places in `text`. */
  readonly toSource: (span: Span) => Span;
  readonly diacritiser: Diacritiser;
}

interface PlacedWord {
  readonly word: PronouncedWord;
  readonly place: Span;
}

/**
 * What is said without vowels; a word in Latin letters in Arabic ones, where an Arabic voice says it, whatever it is
 * joined to.
 */
export function spokenLetters({ text, script, sounds }: PronouncedWord): string {
  return script === 'latin' && sounds.length > 0 ? spellInArabic(toSounds(transcribeLatin(text))) : removeMarks(text);
}

/** Makes spans of spoken words: words that stand for the same piece of the text, such as those of a number, are one. */
export function createSpanMaker({
  text,
  readings,
  toSource,
  diacritiser,
}: SpanMakerOptions): (words: readonly PronouncedWord[]) => PreviewSpan[] {
  const characters = Array.from(text);
  const isChosen = ({ start, end }: Span): boolean =>
    readings.some((reading) => reading.start < end && start < reading.end);

  function describe(words: readonly PronouncedWord[], place: Span): PreviewSpan {
    const [first] = words;
    const vowelled = words.map((word) => word.vowelled).join(' ');
    const chosen = readings.length > 0 && isChosen(place);
    const isWord = words.length === 1 && first?.script === 'arabic' && first.rule === 'plain';
    return {
      ...place,
      original: characters.slice(place.start, place.end).join(''),
      spoken: words.map(spokenLetters).join(' '),
      vowelled,
      phonemes: words
        .map(({ sounds }) => toIpa(sounds))
        .filter((sounds) => sounds !== '')
        .join(' '),
      rule: chosen ? 'reading' : (first?.rule ?? 'plain'),
      confidence: chosen ? 1 : Math.min(...words.map(({ confidence }) => confidence)),
      alternatives: isWord ? otherForms(first.text, vowelled, diacritiser) : [],
      ...(isWord && !chosen && first.decision && { decision: first.decision }),
    };
  }

  return (words) => gather(place(words, toSource)).map((group) => describe(group.words, group.place));
}

/** Words whose places overlap, because a reading took part of one, share the place of the first. */
function place(words: readonly PronouncedWord[], toSource: (span: Span) => Span): PlacedWord[] {
  let last: Span = { start: 0, end: 0 };
  return words.map((word) => {
    const found = toSource(word);
    last = found.start < last.end ? { start: last.start, end: Math.max(last.end, found.end) } : found;
    return { word, place: last };
  });
}

function gather(words: readonly PlacedWord[]): { words: PronouncedWord[]; place: Span }[] {
  const groups: { words: PronouncedWord[]; place: Span }[] = [];
  for (const { word, place: where } of words) {
    const group = groups.at(-1);
    if (group && group.place.start === where.start) {
      group.words.push(word);
      group.place = where;
    } else {
      groups.push({ words: [word], place: where });
    }
  }
  return groups;
}

function otherForms(written: string, vowelled: string, diacritiser: Diacritiser): readonly string[] {
  const said = coreSoundOf(vowelled);
  return (diacritiser.formsOf?.(written) ?? []).filter((form) => coreSoundOf(form) !== said);
}
