import { removeMarks } from '../vowels/marks.ts';
import { article } from './affixes.data.ts';
import { type LexiconEntry, isArabic, vowelledReading } from './lexicon-entry.ts';
import { foldSpelling } from './spelling.ts';

/** How the end of a text's word differs from that of the entry: not at all, or by what is written after it. */
export type StemForm = 'bare' | 'joined' | 'plural';

/** A stem that a word of the text may have, and the entry that reads it. */
export interface Stem {
  readonly entry: LexiconEntry;
  readonly form: StemForm;
  /** The letters as the author wrote them, to prefer those who are spelt alike. */
  readonly letters: string;
  /** What is put in the place of the stem. */
  readonly reading: string;
  /** Whether the entry has the article: then the text has it as well. */
  readonly hasArticle: boolean;
  /** The folded words that follow, of a phrase. */
  readonly following: readonly string[];
}

/** An author's lexicon, ready to be searched. */
export interface PronunciationLexicon {
  readonly stemsOf: (key: string, form: StemForm) => readonly Stem[];
  readonly size: number;
}

const endingMarks = /[\u064B-\u0650\u0652]+$/u;
const readArticle = /^ا[\u064B-\u0652]*ل[\u064B-\u0652]*/u;

/** Indexes entries by the spellings of their stems; a search takes no longer in 50,000 of them than in ten. */
export function compileLexicon(entries: Iterable<LexiconEntry>): PronunciationLexicon {
  const builder = createLexiconBuilder();
  for (const entry of entries) {
    builder.add(entry);
  }
  return builder.build();
}

/** Compiles a lexicon entry by entry, for those who have other work to do in between. */
export function createLexiconBuilder(): { add(entry: LexiconEntry): void; build(): PronunciationLexicon } {
  const stems = new Map<string, Stem[]>();
  let size = 0;
  return {
    add(entry) {
      size += 1;
      for (const stem of stemsOf(entry)) {
        const key = keyOf(foldSpelling(stem.letters), stem.form);
        const others = stems.get(key);
        if (others) {
          others.push(stem);
        } else {
          stems.set(key, [stem]);
        }
      }
    },
    build: () => ({ size, stemsOf: (key, form) => stems.get(keyOf(key, form)) ?? [] }),
  };
}

/** A lexicon with the entries of another beside its own, and without those that are replaced. */
export function overlayLexicon(
  base: PronunciationLexicon,
  over: PronunciationLexicon,
  isReplaced: (entry: LexiconEntry) => boolean,
): PronunciationLexicon {
  return {
    size: base.size + over.size,
    stemsOf: (key, form) => [
      ...base.stemsOf(key, form).filter(({ entry }) => !isReplaced(entry)),
      ...over.stemsOf(key, form),
    ],
  };
}

function keyOf(folded: string, form: StemForm): string {
  return `${form}:${folded}`;
}

function stemsOf(entry: LexiconEntry): Stem[] {
  const reading = vowelledReading(entry) ?? entry.written;
  const [first = '', ...following] = removeMarks(entry.written).replaceAll('ـ', '').split(' ');
  const hasArticle = isArabic(entry.written) && first.startsWith(article) && first.length > article.length + 1;
  const bare: Stem = {
    entry,
    form: 'bare',
    letters: hasArticle ? first.slice(article.length) : first,
    reading: hasArticle ? reading.replace(readArticle, '') : reading,
    hasArticle,
    following: following.map(foldSpelling),
  };
  return entry.kind === 'word' && entry.part ? [bare, ...inflect(bare)] : [bare];
}

/** The stem in front of a pronoun or the ending of the dual, and in front of the ending of a feminine plural. */
function inflect(bare: Stem): Stem[] {
  const reading = bare.reading.replace(endingMarks, '');
  const last = bare.letters.slice(-1);
  const rest = bare.letters.slice(0, -1);
  if (last === 'ة') {
    return [
      { ...bare, form: 'joined', letters: `${rest}ت`, reading: `${reading.slice(0, -1)}ت` },
      { ...bare, form: 'plural', letters: rest, reading: reading.slice(0, -1).replace(endingMarks, '') },
    ];
  }
  if (last === 'ى') {
    return [{ ...bare, form: 'joined', letters: `${rest}ا`, reading: `${reading.slice(0, -1)}ا` }];
  }
  return [
    { ...bare, form: 'joined', reading },
    { ...bare, form: 'plural', reading },
  ];
}
