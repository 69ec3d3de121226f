import type { Dialect } from '../../dialect.ts';
import { groupOf } from '../../dialect-recognition/recognise-dialect.ts';
import type { DialectGroup } from '../../dialect-recognition/everyday-words.data.ts';
import type { VowelsFound } from '../../reading.ts';
import { removeMarks } from '../marks.ts';
import type { WordReading } from '../word-reading.ts';
import { asHers, isSpokenToHer } from './spoken-to-her.ts';
import { changedBy } from './colloquial-words.ts';
import type { ColloquialReader } from './read-colloquial.ts';
import {
  changesLeftOut,
  imperfectForm,
  lastChanges,
  oath,
  shortRest,
  talkChanges,
  verbChanges,
  withoutLastA,
} from './talk-forms.data.ts';

/** What the writer typed stands. */
function isTyped({ decision }: VowelsFound): boolean {
  return decision === undefined || decision.stage === 'typed' || decision.rule.startsWith('typed.');
}

/** The dialect's own words stand, too; و before them is the dialect's. */
function isKept({ decision }: VowelsFound, group: DialectGroup, dialect: Dialect): boolean {
  return decision?.stage === 'talk' || decision?.rule === `lexicon.${group}` || decision?.rule === `lexicon.${dialect}`;
}

/** A verb of the past, as the standard language vowels it: فَتَحَ, كَلَّمَهُ. */
const pastForm = /^\p{L}\u064E\p{L}(?:\u0651?[\u064E\u0650])\p{L}(?:[\u064E\u0652]|\u064F[وه]?)/u;

/** لَعِب: of three letters these vowels have few nouns. */
const pastOfThree = /^\p{L}\u064E\p{L}\u0650\p{L}$/u;

/** And, and where it differs what it is before two consonants. */
const vowelsOfAnd: Readonly<Partial<Record<Dialect, readonly [and: string, beforeTwo?: string]>>> = {
  egyptian: ['وِ'],
  levantine: ['وْ', 'وِ'],
  maghrebi: ['وْ'],
  gulf: ['وْ', 'وِ'],
};
const and = /^وَ(?=\p{L})/u;
const to = /^ل\u0650(?=[^ا])/u;

/** وِالْبَيْت: and, before two consonants. */
const beforeCluster = /^(?:\p{L}\u0652|\u0627(?:\u0644|\p{L}\u0652))/u;
/** وَاقِف, وَاجِب: what begins with a long vowel has no and before it; وِانْبَسَطْنَا has. */
const longVowel = /^ا\p{L}\u0651?[\u064E-\u0650]/u;

/** وِلَبَن: and, where what follows is a word with the same vowels. */
function withAnd(
  form: string,
  [plain, beforeTwo = plain]: readonly [and?: string, beforeTwo?: string],
  readWord: ReadWord,
): string {
  const rest = and.test(form) ? form.slice(2) : '';
  const bare = removeMarks(rest);
  const isJoined =
    plain !== undefined &&
    (bare.length > 2 || shortRest.test(bare)) &&
    !longVowel.test(rest) &&
    !oath.test(rest) &&
    readWord(bare).some(
      ({ form: read, origin }) => origin.stage !== 'guess' && removeEnding(read) === removeEnding(rest),
    );
  return isJoined ? `${beforeCluster.test(rest) ? beforeTwo : plain}${rest}` : form;
}

/** لَعِيد: to, where what follows is a word with the same vowels. */
function withTo(form: string, group: DialectGroup, readWord: ReadWord): string | undefined {
  const rest = group === 'levantine' && to.test(form) ? form.slice(2) : '';
  const bare = removeMarks(rest);
  const isJoined =
    bare.length > 2 &&
    readWord(bare).some(
      ({ form: read, origin }) => origin.stage !== 'guess' && removeEnding(read) === removeEnding(rest),
    );
  return isJoined ? `${form.charAt(0)}\u064E${standardFormInTalk(rest, group)}` : undefined;
}

function removeEnding(form: string): string {
  return form.replace(/[\u064B-\u0652]+$/u, '');
}

type ReadWord = (bare: string) => readonly WordReading[];
type ReadPast = ColloquialReader['readPast'];

/** A standard form as the dialect says it: خِدْمَةُ is خِدْمِة. */
function standardFormInTalk(form: string, group: DialectGroup, dialect?: Dialect): string {
  const leftOut = (dialect && changesLeftOut[dialect]) ?? [];
  const verb = imperfectForm.test(form) ? changedBy(verbChanges[group], form) : form;
  return changedBy([...talkChanges[group].filter((change) => !leftOut.includes(change)), withoutLastA], verb);
}

/** Words of a text in a dialect: those that the standard lists vowelled as the dialect says them. */
export function vowelDialect(
  found: VowelsFound[][],
  dialect: Dialect,
  {
    readWord,
    readPast,
    around,
  }: {
    readonly readWord: ReadWord;
    readonly readPast: ReadPast | undefined;
    /** What stands before and after these clauses. */
    readonly around: readonly string[];
  },
): VowelsFound[][] {
  const group = groupOf[dialect];
  if (group === undefined) {
    return found;
  }
  const clauses = found.map((clause) => clause.map(({ vowelled }) => removeMarks(vowelled)));
  const isToHer = [...clauses, around].some((words) => isSpokenToHer(group, words));
  return found.map((clause) => {
    const words = clause.map(({ vowelled }) => removeMarks(vowelled));
    return clause.map((word, index) => {
      if (isTyped(word)) {
        return word;
      }
      const isSettled = isKept(word, group, dialect);
      const past =
        !isSettled && (pastForm.test(word.vowelled) || pastOfThree.test(word.vowelled))
          ? readPast?.(words[index] ?? '', { words, index })
          : undefined;
      const changed = isSettled
        ? word.vowelled
        : (past ?? withTo(word.vowelled, group, readWord) ?? standardFormInTalk(word.vowelled, group, dialect));
      const isRead =
        word.decision?.rule === `lexicon.${group}` ||
        (group === 'egyptian' && word.decision?.stage === 'talk') ||
        ((group === 'levantine' || group === 'gulf') && isSettled);
      const isJoined = changed.startsWith('وَ') && !isRead;
      const withParticle = isJoined ? withAnd(changed, vowelsOfAnd[dialect] ?? [], readWord) : changed;
      const said = changedBy(lastChanges[group] ?? [], isToHer ? asHers(group, withParticle) : withParticle);
      return said === word.vowelled ? word : { ...word, vowelled: said };
    });
  });
}
