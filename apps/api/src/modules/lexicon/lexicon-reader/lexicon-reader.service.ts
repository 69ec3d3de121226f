import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  type ChosenReading,
  type LexiconEntry,
  type PronunciationLexicon,
  createLexiconBuilder,
  findLexiconReadings,
} from '@rakhim/arabic/checks';
import type { DialectId } from '@rakhim/contract';
import type { AcceptedText } from '#src/modules/text/text.policy.ts';
import type { LexiconEntryRow, LexiconQueries } from '#src/modules/lexicon/lexicon.queries.ts';

/** What is read, and for whom. */
export interface LexiconUse {
  readonly accountId: string;
  readonly dialect: DialectId;
  /** `none` where the request is to be read without the lexicon. */
  readonly lexicon?: 'none' | undefined;
}

/** Reads texts with the lexicons of their accounts. */
export interface LexiconReader {
  /** Adds the readings of the account's lexicon to those that the request brought along, which win. */
  read<Text extends AcceptedText>(accepted: Text, use: LexiconUse): Promise<Text>;
}

/** Lexicons that stay compiled; the largest takes some 30 MB. */
const compiledMax = 20;

const entriesAtOnce = 500;

interface Compiled {
  readonly version: number;
  readonly lexicon: PronunciationLexicon;
}

/** Keeps what it has compiled, least recently used out, until the lexicon has another version. */
export function createLexiconReader({ queries }: { queries: LexiconQueries }): LexiconReader {
  const compiled = new Map<string, Compiled>();

  async function compiledOf(accountId: string, version: number): Promise<PronunciationLexicon> {
    const known = compiled.get(accountId);
    compiled.delete(accountId);
    if (known?.version === version) {
      compiled.set(accountId, known);
      return known.lexicon;
    }
    const lexicon = await compile(await queries.listAll(accountId));
    compiled.set(accountId, { version, lexicon });
    const [oldest] = compiled.keys();
    if (oldest !== undefined && compiled.size > compiledMax) {
      compiled.delete(oldest);
    }
    return lexicon;
  }

  return {
    async read(accepted, { accountId, dialect, lexicon: choice }) {
      if (choice === 'none') {
        return accepted;
      }
      const { version, entry_count: entryCount } = await queries.findLexicon(accountId);
      if (entryCount === 0) {
        return accepted;
      }
      const found = findLexiconReadings(accepted.text, await compiledOf(accountId, version), dialect);
      return found.length === 0 ? accepted : { ...accepted, readings: merge(accepted.readings, found) };
    },
  };
}

/** A large lexicon takes half a second: other requests are answered in between. */
async function compile(rows: readonly LexiconEntryRow[]): Promise<PronunciationLexicon> {
  const builder = createLexiconBuilder();
  for (const [index, row] of rows.entries()) {
    builder.add(toEntry(row));
    if (index % entriesAtOnce === entriesAtOnce - 1) {
      await nextTurn();
    }
  }
  return builder.build();
}

function toEntry({ written, reading, kind, part, dialect, priority }: LexiconEntryRow): LexiconEntry {
  return { written, reading, kind, priority, ...(part && { part }), ...(dialect && { dialect }) };
}

/** Those of the lexicon fill the places that the request has said nothing about. */
function merge(chosen: readonly ChosenReading[], found: readonly ChosenReading[]): ChosenReading[] {
  const free = found.filter(({ start, end }) => chosen.every((one) => end <= one.start || start >= one.end));
  return [...chosen, ...free].sort((one, other) => one.start - other.start);
}
