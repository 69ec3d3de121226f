import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  type ChosenReading,
  type PronunciationLexicon,
  createLexiconBuilder,
  findLexiconReadings,
} from '@rakhim/arabic/checks';
import { type DialectId, lexiconId } from '@rakhim/contract';
import type { AcceptedText } from '#src/modules/text/text.policy.ts';
import { requireKnown, toPronunciationEntry } from '#src/modules/lexicon/lexicon.policy.ts';
import type { EntryColumns, LexiconQueries } from '#src/modules/lexicon/lexicon.queries.ts';

/** What is read, and for whom. */
export interface LexiconUse {
  readonly accountId: string;
  readonly dialect: DialectId;
  /** `none`, or which version of the lexicon; the newest when absent. */
  readonly lexicon?: string | undefined;
}

/** Reads texts with the lexicons of their accounts. */
export interface LexiconReader {
  /**
   * Adds the readings of the account's lexicon to those that the request brought along, which win.
   *
   * @throws AppError `lexicon_version_unknown`.
   */
  read<Text extends AcceptedText>(accepted: Text, use: LexiconUse): Promise<Text>;
  /** The newest version, compiled. */
  open(accountId: string): Promise<{ readonly version: number; readonly lexicon: PronunciationLexicon }>;
}

/** Size of the LRU cache of compiled lexicons; the largest takes some 30 MB. */
const compiledMax = 20;

const entriesAtOnce = 500;

/** Caches compiled versions (LRU). A version is immutable. */
export function createLexiconReader({ queries }: { queries: LexiconQueries }): LexiconReader {
  const compiled = new Map<string, Promise<PronunciationLexicon>>();

  function compiledOf(accountId: string, version: number): Promise<PronunciationLexicon> {
    const key = `${accountId}@${version}`;
    const lexicon = compiled.get(key) ?? queries.listAll(accountId, version).then(compileRows);
    compiled.delete(key);
    compiled.set(key, lexicon);
    lexicon.catch(() => compiled.delete(key));
    const [oldest] = compiled.keys();
    if (oldest !== undefined && compiled.size > compiledMax) {
      compiled.delete(oldest);
    }
    return lexicon;
  }

  return {
    async open(accountId) {
      const { version } = await queries.findLexicon(accountId);
      return { version, lexicon: await compiledOf(accountId, version) };
    },
    async read(accepted, { accountId, dialect, lexicon: choice = lexiconId }) {
      if (choice === 'none') {
        return accepted;
      }
      const lexicon = await queries.findLexicon(accountId);
      const version = pinnedVersion(choice) ?? lexicon.version;
      requireKnown(version, lexicon);
      if (version === lexicon.version && lexicon.entry_count === 0) {
        return accepted;
      }
      const found = findLexiconReadings(accepted.text, await compiledOf(accountId, version), dialect);
      return found.length === 0 ? accepted : { ...accepted, readings: mergeReadings(accepted.readings, found) };
    },
  };
}

function pinnedVersion(choice: string): number | undefined {
  const [, version] = choice.split('@');
  return version === undefined ? undefined : Number(version);
}

/** Compiles a lexicon. A large one takes half a second: other requests are answered in between. */
async function compileRows(rows: readonly EntryColumns[]): Promise<PronunciationLexicon> {
  const builder = createLexiconBuilder();
  for (const [index, row] of rows.entries()) {
    builder.add(toPronunciationEntry(row));
    if (index % entriesAtOnce === entriesAtOnce - 1) {
      await nextTurn();
    }
  }
  return builder.build();
}

/** Those of the lexicon fill the places that the request has said nothing about. */
function mergeReadings(chosen: readonly ChosenReading[], found: readonly ChosenReading[]): ChosenReading[] {
  const free = found.filter(({ start, end }) => chosen.every((one) => end <= one.start || start >= one.end));
  return [...chosen, ...free].sort((one, other) => one.start - other.start);
}
