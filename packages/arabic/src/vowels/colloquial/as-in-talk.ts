import type { Dialect } from '../../dialect.ts';
import { groupOf } from '../../dialect-recognition/recognise-dialect.ts';
import type { DialectGroup } from '../../dialect-recognition/everyday-words.data.ts';
import type { DecisionStage, VowelsFound } from '../../reading.ts';
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

/** Words of a text in a dialect: those that the standard lists vowelled as the dialect says them. */
export function asInTalk(found: VowelsFound[][], dialect: Dialect): VowelsFound[][] {
  const group = groupOf[dialect];
  if (group === undefined) {
    return found;
  }
  return found.map((words) =>
    words.map((word) => {
      if (isKept(word, group)) {
        return word;
      }
      const said = talkChanges[group].reduce((form, [pattern, talk]) => form.replace(pattern, talk), word.vowelled);
      return said === word.vowelled ? word : { ...word, vowelled: said };
    }),
  );
}
