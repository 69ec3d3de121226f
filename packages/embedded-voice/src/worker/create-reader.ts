import {
  type Clause,
  createDiacritisers,
  noteUncertain,
  readClauses,
  type ReadingWarning,
  toClauses,
} from '@rakhim/arabic';
import { loadLexicon, loadNetwork } from '@rakhim/arabic-model';
import type { UtteranceTools } from './passages.ts';

/**
 * Clauses that are looked at before speech begins, so that most warnings are known by then: a page of text, a few
 * milliseconds.
 */
const clausesAhead = 64;

/** Reads requests with the word list and the network that are learned from text, loaded once for the thread. */
export function createReader(): UtteranceTools['read'] {
  const diacritiserOf = createDiacritisers({ lexicon: loadLexicon(), network: loadNetwork() });
  return ({ text, dialect, latinWords, endings }) => {
    const warnings: ReadingWarning[] = [];
    const clauses = toClauses(text, { dialect, onWarning: (warning) => warnings.push(warning) });
    const read = readClauses(lookAhead(clauses), { dialect, diacritiser: diacritiserOf(dialect), latinWords, endings });
    return { clauses: noteUncertain(read, (warning) => warnings.push(warning)), warnings };
  };
}

/** The same clauses, a page of them read when this is called and the rest when they are asked for. */
function lookAhead(clauses: Iterator<Clause>): Iterable<Clause> {
  const page: Clause[] = [];
  let next = clauses.next();
  while (!next.done && page.length < clausesAhead) {
    page.push(next.value);
    next = clauses.next();
  }
  return follow(page, next, clauses);
}

function* follow(page: readonly Clause[], after: IteratorResult<Clause>, clauses: Iterator<Clause>): Generator<Clause> {
  yield* page;
  for (let next = after; !next.done; next = clauses.next()) {
    yield next.value;
  }
}
