import type { Dialect } from '../dialect.ts';
import type { Boundary, ClauseWords, Diacritiser, PassageContext, VowelsFound, WordDecision } from '../reading.ts';
import { applyAgreement, withEndingRule } from './agreement/agreement-rules.ts';
import type { WordBefore } from './word-reading.ts';
import { asTyped, chooseReading } from './readings/choose-reading.ts';
import type { ChosenClause, ChosenWord } from './readings/choose-reading.ts';
import { hasArticle } from './article.ts';
import { type ColloquialReader, createColloquialReader } from './colloquial/read-colloquial.ts';
import { endsInHa } from './colloquial/talk-forms.data.ts';
import { vowelDialect } from './colloquial/vowel-dialect.ts';
import { createImperfectReader } from './colloquial/standard-verbs.ts';
import { withPerson } from './context/person-of-verbs.ts';
import { isImperativeForm } from './context/imperative-forms.ts';
import { clausesToHer, ofHers } from './context/feminine-address.ts';
import { readAsFirstPerson, readInContext } from './context/read-in-context.ts';
import { isOfOldBooks } from './context/register.ts';
import { dropUnsureEnding, easeIntoNextWord, settleEnding } from './endings/endings.ts';
import { readDerivedWord } from './derivation/derived-words.ts';
import { asCounted, governedWithOwner, governmentAfter, inGenitive } from './endings/genitive.ts';
import type { Government } from './endings/genitive.ts';
import type { Lexicon } from './word-lists/lexicon.ts';
import { fatha, isMark, joinMarks, removeMarks, splitMarks } from './marks.ts';
import type { MarkedLetter } from './marks.ts';
import { asSureAsInTalk, measuredConfidence } from './readings/measured-confidence.ts';
import type { MarkNetwork } from './network/mark-network.ts';
import { openLexicon } from './word-lists/open-lexicon.ts';
import { createSecondReader, distinctForms } from './readings/other-forms.ts';
import { createOwnWords, everydayOf } from './word-lists/own-words.ts';
import { readParticle } from './particles.ts';
import { rememberWords } from './remember-words.ts';
import { type SpellingRestorer, createSpellingRestorer, restoreClauses } from './spelling/restore-spelling.ts';
import { compatibleWith, contradiction, isFullyMarked, keepTypedMarks, lacksMarks } from './readings/typed-marks.ts';
import { weighByNetwork } from './network/weigh-by-network.ts';
import { createWordReader } from './readings/word-reader.ts';
import type { WordReading } from './word-reading.ts';

export interface LexiconDiacritiserOptions {
  /**
   * `spoken` reads as people do: no case ending before a pause, and elsewhere only where it is sure.
   * `all` gives every word its likeliest ending, which is what error rates are measured on.
   */
  readonly endings?: 'spoken' | 'all';
  /** Whose everyday words come first; standard Arabic when absent. */
  readonly dialect?: Dialect;
  /**
   * Weighs readings by what stands around them, vowels unknown words and finds case endings; without one, rules of
   * grammar do what they can.
   */
  readonly network?: MarkNetwork;
}

interface FinishedWord {
  readonly bare: string;
  /** The word before, and the one before that. */
  readonly before: WordBefore | undefined;
  readonly vowelled: string;
  readonly decision: WordDecision;
  readonly likeliest?: string | undefined;
  readonly isByRule: boolean;
  /** What this word does to the case of the next. */
  readonly government: Government;
}

/** After these a sentence begins, which nothing before governs. */
const closesSentence: ReadonlySet<Boundary> = new Set(['period', 'question', 'exclamation', 'paragraph', 'colon']);
/** What is known of the text that a clause stands in. */
interface Passage {
  /** In the manner of old books. */
  readonly isOld: boolean;
  /** True for the first clause of a text. */
  readonly opensText: boolean;
  /** Written in the dialect that it is read in. */
  readonly isTalk: boolean;
}

/** A short vowel, nunation or sukun on the last letter. */
const endingMark = /[\u064B-\u0650\u0652]$/;
/** A word of ours with her or our pronoun, whose case the network finds. */
const withPronoun = /[\u064E-\u0650](?:ه|ن|ه[\u064F\u0650]م|ك\u064Fم)\u064Eا$/u;
/** In no dialect has what is yours a case: رَأْيَك, بَيْتَك. */
const ofListener = /[\u064F\u0650]ك\u064E?$/u;

function ofListenerOfTalk(form: string): string {
  return form.replace(ofListener, `${fatha}ك`);
}

/** Where a word stands, and whom its clause speaks to. */
interface PlaceInClause {
  readonly before: FinishedWord | undefined;
  /** True for the first word of a sentence. */
  readonly opens: boolean;
  readonly isToHer: boolean;
  readonly isTalk: boolean;
}

/** A word that the writer vowelled stands as it is. */
function finishTyped({ typed, bare, reading }: ChosenWord, before: FinishedWord | undefined): FinishedWord {
  return {
    bare,
    before,
    vowelled: joinMarks(typed),
    decision: { ...reading.origin, confidence: 1 },
    isByRule: false,
    government: governmentAfter(bare, false),
  };
}

/** For each clause whether a woman is spoken to, as far as its paragraph tells. */
function clausesSaidToHer(clauses: readonly ChosenClause[], { before, after = [] }: PassageContext): boolean[] {
  const starts = clauses.map((_, index) => index === 0 || clauses[index - 1]?.boundary === 'paragraph');
  return starts.flatMap((isStart, start) => {
    if (!isStart) {
      return [];
    }
    const next = starts.indexOf(true, start + 1);
    const paragraph = clauses.slice(start, next === -1 ? clauses.length : next);
    const isOpen = paragraph.at(-1)?.boundary !== 'paragraph';
    const around = [
      ...(start === 0 && before?.boundary !== 'paragraph' ? (before?.words ?? []) : []),
      ...(next === -1 && isOpen ? after : []),
    ].map(removeMarks);
    return clausesToHer(
      paragraph.map(({ words }) => words.map(({ bare }) => bare)),
      around,
    );
  });
}

/** Texts repeat their words. */
const lettersOf: (word: string) => readonly MarkedLetter[] = rememberWords(splitMarks);

/** Why a word has its vowels and its ending, or none. */
function decisionOf(reading: WordReading, said: string, isBeforePause: boolean): WordDecision {
  const { origin, form, endingRule, runnerUp } = reading;
  const ending = said === form ? endingRule : isBeforePause ? 'ending.pause' : 'ending.unsure';
  return {
    ...origin,
    confidence: measuredConfidence(reading),
    ...(ending !== undefined && { ending }),
    ...(runnerUp !== undefined && { runnerUp }),
  };
}

/** What a noun may end in before its case is known for certain; verbs of the past end in a, those of the present in u. */
const endingOfNoun = /[\u064B\u064C\u064D\u0650]$|[^\u064B-\u0652]$/u;

/** The network knows the case of a noun by itself, but before a pronoun what governs it says more. */
function genitiveOf(
  { reading, isByRule }: ChosenWord,
  isWeighed: boolean,
  { government, next }: { readonly government: Government; readonly next: string | undefined },
) {
  const isRuledNoun = isWeighed && reading.origin.rule.startsWith('homograph.') && endingOfNoun.test(reading.form);
  if (!isWeighed || (government === 'preposition' && isRuledNoun)) {
    return inGenitive(reading, government, next) ?? asCounted(reading, government, next);
  }
  return isByRule ? undefined : governedWithOwner(reading, government);
}

/** What a form is that its letters do not tell. */
function readAs(form: string): { readonly isImperative: boolean; readonly isWho: boolean } {
  return { isImperative: isImperativeForm(form), isWho: /^(?:[وف]\u064E)?م\u064Eن/u.test(form) };
}

/** What lists surely know, as far as the typed marks leave it. */
function formsThatFit(readings: readonly WordReading[], typed: readonly MarkedLetter[]): string[] {
  return compatibleWith(
    typed,
    readings.filter(({ origin }) => knowing.has(origin.stage)),
  ).map(({ form }) => form);
}

const knowing: ReadonlySet<string> = new Set(['lexicon', 'learned']);

type ReadWord = (bare: string) => readonly WordReading[];

/** The readings of a word; where typed marks contradict all that lists know, those of its patterns as well. */
function createTypedReader(
  readWord: ReadWord,
  readSecond: ReadWord,
): (typed: readonly MarkedLetter[], bare: string) => readonly WordReading[] {
  return (typed, bare) => {
    const listed = readWord(bare);
    return compatibleWith(typed, listed).length > 0
      ? listed
      : [...listed, ...compatibleWith(typed, [...readDerivedWord(bare), ...readSecond(bare)])];
  };
}

function createTalkReader(dialect: Dialect, readWord: ReadWord, learned: Lexicon | undefined) {
  return createColloquialReader(dialect, everydayOf(dialect), {
    isStandard: (bare) => learned === undefined || learned.find(bare)?.isCommon === true,
    readImperfect: createImperfectReader(readWord),
    readStandard: (bare) => readWord(bare)[0]?.form,
  });
}

/** نجيبه: a verb with its object, in no dialect a name in ة. */
const withPersonAndHim = /^[وف]?ب?[يتنأا]\p{L}{2,}ه$/u;
/** واقعد: what one is told opens with a bare alif. */
const orderInAlif = /^(?:[وف]\u064Eا|ا\u0650)\p{L}/u;

/** الضو: what talk writes with the article, after a letter or not, lacks no hamza; nor does حتة lack what it is not. */
function restorerInTalk(
  restore: SpellingRestorer,
  colloquial: ColloquialReader | undefined,
  isCommon: (bare: string) => boolean,
): SpellingRestorer {
  const isKept = (words: readonly string[], index: number, restored: string) => {
    const word = words[index] ?? '';
    const start = Math.max(0, index - 2);
    const form = colloquial?.read(word, { words: words.slice(start), index: index - start })?.form;
    return (
      (endsInHa.test(word) && colloquial?.isListed(word) === true) ||
      ((hasArticle(word) || hasArticle(word.slice(1))) && form !== undefined) ||
      (withPersonAndHim.test(word) && form !== undefined && !isCommon(restored)) ||
      (form !== undefined && orderInAlif.test(form))
    );
  };
  return (words) => {
    const restored = restore(words);
    return restored.every((word, index) => word === words[index]) || colloquial?.isTalk(words) !== true
      ? restored
      : restored.map((word, index) => {
          const written = words[index] ?? '';
          return word !== written && isKept(words, index, word) ? written : word;
        });
  };
}

/** An everyday word takes no case ending, and the network knows standard Arabic alone. */
function isEveryday({ reading, isCommon }: ChosenWord, isTalk: boolean): boolean {
  const { form, isOwn, endingConfidence } = reading;
  const isBare = isTalk ? !endingMark.test(form) : !isCommon && !isMark(form.at(-1) ?? '') && !withPronoun.test(form);
  return isOwn && endingConfidence === 1 && isBare;
}

/**
 * Vowels text word by word, from our own lists and a learned word list.
 *
 * @param lexiconBytes a list in the layout of `lexicon-format.ts`; without one, our own lists and the grammar of word
 *   shapes serve alone.
 * @throws {RangeError} when the bytes are not a lexicon.
 */
export function createLexiconDiacritiser(
  lexiconBytes?: Uint8Array,
  options: LexiconDiacritiserOptions = {},
): Diacritiser {
  const learned = lexiconBytes === undefined ? undefined : openLexicon(lexiconBytes);
  const own = createOwnWords(options.dialect ?? 'msa');
  const readWord = createWordReader(own, learned);
  const readSecond = createSecondReader(own, learned);
  const colloquial = createTalkReader(options.dialect ?? 'msa', readWord, learned);
  const restoreSpelling = restorerInTalk(
    createSpellingRestorer(own, learned),
    colloquial,
    (bare) => learned?.find(bare)?.isCommon === true,
  );
  const readTyped = createTypedReader(readWord, readSecond);
  const dropsEndings = options.endings !== 'all';

  function choose(
    word: string,
    index: number,
    bares: readonly string[],
    { isOld, opensText, isTalk }: Passage,
  ): ChosenWord {
    const typed = lettersOf(word);
    const bare = bares[index] ?? '';
    const isTyped = isFullyMarked(typed) && !lacksMarks(typed, formsThatFit(readTyped(typed, bare), typed));
    const readings = isTyped ? [asTyped(word)] : readTyped(typed, bare);
    const isCommon = learned?.find(bare)?.isCommon === true;
    const inContext = isOld
      ? undefined
      : ((isTalk ? colloquial?.read(bare, { words: bares, index }) : undefined) ??
        (opensText && index === 0 ? readAsFirstPerson(bares) : undefined) ??
        readInContext(bares, index));
    // Those who type a vowel leave the shadda below it out: مهمًا.
    if (inContext && contradiction(typed, inContext.form) < 1) {
      return { typed, isTyped, bare, readings, isCommon, reading: inContext, isInContext: true, isByRule: true };
    }
    const likeliest = chooseReading(readings, typed);
    const reading = isOld ? likeliest : withPerson(likeliest, bares, index);
    const isByRule = reading !== likeliest;
    return { typed, isTyped, bare, readings, isCommon, reading, isInContext: isByRule, isByRule };
  }

  function chooseAll({ words, ...end }: ClauseWords, passage: Passage): ChosenClause {
    const bares = words.map(removeMarks);
    return { ...end, words: words.map((word, index) => choose(word, index, bares, passage)) };
  }

  function finish(
    word: ChosenWord,
    next: ChosenWord | undefined,
    { before, opens, isToHer, isTalk }: PlaceInClause,
  ): FinishedWord {
    const { typed, isTyped, bare, reading } = word;
    const government = before?.government ?? 'none';
    if (isTyped) {
      return finishTyped(word, before);
    }
    const isWeighed = options.network !== undefined && word.isInContext;
    const particle = isWeighed || word.isByRule ? undefined : readParticle(bare, next?.reading);
    const genitive = particle === undefined ? genitiveOf(word, isWeighed, { government, next: next?.bare }) : undefined;
    const governed = genitive && withEndingRule(genitive, reading, 'genitive');
    const inContext = applyAgreement(particle ?? governed ?? reading, { bare, next: next?.bare, before, opens });
    const settled =
      isWeighed && dropsEndings && governed === undefined
        ? withEndingRule(settleEnding(inContext, word.readings), inContext, 'ending.by-list')
        : inContext;
    const form = dropsEndings ? dropUnsureEnding(settled, next === undefined) : settled.form;
    // اِشْتِرِك: no one's ك, but the verb's own.
    const isWhole = reading.origin.stage === 'talk' && ofListener.test(reading.form);
    const isLeftOff = !isTalk && next !== undefined && form !== settled.form && endingMark.test(settled.form);
    const staysAsWritten = next === undefined || (isWeighed && !dropsEndings);
    const eased = staysAsWritten ? form : easeIntoNextWord(form, next.bare);
    return {
      bare,
      before,
      vowelled: keepTypedMarks(
        typed,
        isToHer ? ofHers(eased, bare) : isTalk && !isWhole ? ofListenerOfTalk(eased) : eased,
      ),
      decision: decisionOf(settled, form, next === undefined),
      likeliest: isLeftOff ? keepTypedMarks(typed, easeIntoNextWord(settled.form, next.bare)) : undefined,
      isByRule: word.isByRule,
      government: governmentAfter(bare, genitive !== undefined && government !== 'imperative', readAs(inContext.form)),
    };
  }

  function finishAll(
    { words }: ChosenClause,
    boundaryBefore: Boundary,
    of: Pick<PlaceInClause, 'isToHer' | 'isTalk'>,
  ): VowelsFound[] {
    const opens = !of.isTalk && closesSentence.has(boundaryBefore);
    let before: FinishedWord | undefined;
    return words.map((word, index) => {
      before = finish(word, words[index + 1], { before, opens: opens && index === 0, ...of });
      const { vowelled, decision, likeliest } = before;
      return { vowelled, confidence: decision.confidence, decision, ...(likeliest !== undefined && { likeliest }) };
    });
  }

  function diacritisePassage(
    written: readonly ClauseWords[],
    { before, after = [] }: PassageContext = {},
  ): VowelsFound[][] {
    const { network } = options;
    const clauses = restoreClauses(written, restoreSpelling);
    const isTalk =
      colloquial?.isTalk([...(before?.words ?? []), ...clauses.flatMap(({ words }) => words), ...after]) === true;
    const isOld =
      network !== undefined && !isTalk && isOfOldBooks(clauses.flatMap(({ words }) => words).map(removeMarks));
    const chosen = clauses.map((clause, index) =>
      chooseAll(clause, { isOld, isTalk, opensText: index === 0 && before === undefined }),
    );
    const weighed =
      network === undefined
        ? chosen
        : weighByNetwork(network, chosen, before && chooseAll(before, { isOld, isTalk, opensText: false }), {
            isEveryday: (word) => isEveryday(word, isTalk),
            isOld,
          });
    const toHer = !isTalk ? clausesSaidToHer(weighed, { ...(before && { before }), after }) : [];
    const found = weighed.map((clause, index) =>
      finishAll(clause, (weighed[index - 1] ?? before)?.boundary ?? 'paragraph', {
        isToHer: toHer[index] === true,
        isTalk,
      }),
    );
    return isTalk
      ? vowelDialect(
          found.map((words) => words.map(asSureAsInTalk)),
          options.dialect ?? 'msa',
          { readWord, readPast: colloquial?.readPast, around: [...(before?.words ?? []), ...after].map(removeMarks) },
        )
      : found;
  }

  return {
    diacritise: (words) => diacritisePassage([{ words, boundary: 'period' }])[0] ?? [],
    diacritisePassage,
    formsOf(written) {
      const [word = written] = restoreSpelling([written]);
      const typed = splitMarks(word);
      const bare = removeMarks(word);
      return distinctForms([...readWord(bare), ...readSecond(bare)], typed);
    },
  };
}
