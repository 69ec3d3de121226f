import type { Dialect } from '../../dialect.ts';
import { groupOf } from '../../dialect-recognition/recognise-dialect.ts';
import type { DialectGroup } from '../../dialect-recognition/everyday-words.data.ts';
import type { DecisionStage, VowelsFound } from '../../reading.ts';
import { removeMarks } from '../marks.ts';
import type { WordReading } from '../word-reading.ts';
import { talkChanges } from './talk-forms.data.ts';

/** What the writer typed stands, and so do the dialect's own words. */
const kept: ReadonlySet<DecisionStage> = new Set(['typed', 'talk']);

function isKept({ decision }: VowelsFound, group: DialectGroup): boolean {
  return (
    decision === undefined ||
    kept.has(decision.stage) ||
    decision.rule.startsWith('typed.') ||
    decision.rule === `lexicon.${group}`
  );
}

const vowelsOfAnd: Readonly<Partial<Record<Dialect, string>>> = { egyptian: 'وِ', levantine: 'وْ', maghrebi: 'وْ' };
const and = /^وَ(?=\p{L})/u;

/** وِلَبَن: and, where what follows is a word with the same vowels. */
function withAnd(form: string, vowelOfAnd: string | undefined, readWord: ReadWord): string {
  const rest = and.test(form) ? form.slice(2) : '';
  const bare = removeMarks(rest);
  const isJoined =
    vowelOfAnd !== undefined &&
    bare.length > 2 &&
    readWord(bare).some(
      ({ form: read, origin }) => origin.stage !== 'guess' && removeEnding(read) === removeEnding(rest),
    );
  return isJoined ? `${vowelOfAnd}${rest}` : form;
}

function removeEnding(form: string): string {
  return form.replace(/[\u064B-\u0652]+$/u, '');
}

type ReadWord = (bare: string) => readonly WordReading[];

/** Words of a text in a dialect: those that the standard lists vowelled as the dialect says them. */
export function asInTalk(found: VowelsFound[][], dialect: Dialect, readWord: ReadWord): VowelsFound[][] {
  const group = groupOf[dialect];
  if (group === undefined) {
    return found;
  }
  return found.map((words) =>
    words.map((word) => {
      if (isKept(word, group)) {
        return word;
      }
      const changed = talkChanges[group].reduce((form, [pattern, talk]) => form.replace(pattern, talk), word.vowelled);
      const said = changed.startsWith('وَ') ? withAnd(changed, vowelsOfAnd[dialect], readWord) : changed;
      return said === word.vowelled ? word : { ...word, vowelled: said };
    }),
  );
}
