import type { Dialect } from '../../dialect.ts';
import { groupOf } from '../../dialect-recognition/recognise-dialect.ts';
import type { DialectGroup } from '../../dialect-recognition/everyday-words.data.ts';
import type { VowelsFound } from '../../reading.ts';
import { removeMarks } from '../marks.ts';
import { isReadAsDialect } from '../word-lists/lexicon-rows.ts';
import type { WordReading } from '../word-reading.ts';
import { andBefore } from './joined-particles.ts';
import { changedBy } from './form-changes.ts';
import { changesLeftOut, lastChanges, oath, shortRest, talkChanges, withoutLastA } from './talk-forms.data.ts';

/** What the writer typed stands. */
function isTyped({ decision }: VowelsFound): boolean {
  return decision === undefined || decision.stage === 'typed' || decision.rule.startsWith('typed.');
}

const and = /^وَ(?=\p{L})/u;

/** وَاقِف, وَاجِب: what begins with a long vowel has no and before it; وِانْبَسَطْنَا has. */
const longVowel = /^ا\p{L}\u0651?[\u064E-\u0650]/u;

/** وِلَبَن: and, where what follows is a word with the same vowels. */
function withAnd(form: string, voice: Parameters<typeof andBefore>[0], readWord: ReadWord): string {
  const rest = and.test(form) ? form.slice(2) : '';
  const bare = removeMarks(rest);
  const isJoined =
    (bare.length > 2 || shortRest.test(bare)) &&
    !longVowel.test(rest) &&
    !oath.test(rest) &&
    readWord(bare).some(
      ({ form: read, origin }) => origin.stage !== 'guess' && removeEnding(read) === removeEnding(rest),
    );
  return isJoined ? andBefore(voice, rest) + rest : form;
}

function removeEnding(form: string): string {
  return form.replace(/[\u064B-\u0652]+$/u, '');
}

type ReadWord = (bare: string) => readonly WordReading[];

/** A standard form as the dialect says it: خِدْمَةُ is خِدْمِة. */
function standardFormInTalk(form: string, group: DialectGroup, dialect: Dialect): string {
  const leftOut = changesLeftOut[dialect] ?? [];
  return changedBy([...talkChanges[group].filter((change) => !leftOut.includes(change)), withoutLastA], form);
}

/** Words of a text in a dialect: those that the standard lists vowelled as the dialect says them. */
export function vowelDialect(found: VowelsFound[][], dialect: Dialect, readWord: ReadWord): VowelsFound[][] {
  const group = groupOf[dialect];
  if (group === undefined) {
    return found;
  }
  return found.map((clause) =>
    clause.map((word) => {
      if (isTyped(word)) {
        return word;
      }
      const isSettled = isReadAsDialect(word);
      const changed = isSettled ? word.vowelled : standardFormInTalk(word.vowelled, group, dialect);
      const isRead =
        word.decision?.rule === `lexicon.${group}` ||
        (group === 'egyptian' && word.decision?.stage === 'talk') ||
        ((group === 'levantine' || group === 'gulf') && isSettled);
      const isJoined = changed.startsWith('وَ') && !isRead;
      const withParticle = isJoined ? withAnd(changed, { dialect, group }, readWord) : changed;
      const said = changedBy(lastChanges[group] ?? [], withParticle);
      return said === word.vowelled ? word : { ...word, vowelled: said };
    }),
  );
}
