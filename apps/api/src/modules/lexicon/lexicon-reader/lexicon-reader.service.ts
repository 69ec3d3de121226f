import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  type ChosenReading,
  type PronunciationLexicon,
  createLexiconBuilder,
  createPointSlicer,
  findLexiconReadings,
} from '@rakhim/arabic/checks';
import { type CatalogVoice, lexiconId } from '@rakhim/contract';
import type { AcceptedText } from '#src/modules/text/text.policy.ts';
import type { SpeechScore } from '#src/providers/speech/speech-engine.ts';
import { requireKnown, toPronunciationEntry } from '#src/modules/lexicon/lexicon.policy.ts';
import type { EntryColumns, LexiconQueries } from '#src/modules/lexicon/lexicon.queries.ts';

/** A text and the voice that speaks where its markup names no other. */
type SpokenText = AcceptedText & { readonly voice: CatalogVoice };

/** For whom a text is read. */
export interface LexiconUse {
  readonly accountId: string;
  /** `none`, or which version of the lexicon; the newest when absent. */
  readonly lexicon?: string | undefined;
}

/** Reads texts with the lexicons of their accounts. */
export interface LexiconReader {
  /**
   * Adds the readings of the account's lexicon to those that the request brought along, which win. Each passage of a
   * text is read in its own dialect.
   *
   * @throws AppError `lexicon_version_unknown`.
   */
  read<Text extends SpokenText>(accepted: Text, use: LexiconUse): Promise<Text>;
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
    async read(accepted, { accountId, lexicon: choice = lexiconId }) {
      if (choice === 'none') {
        return accepted;
      }
      const lexicon = await queries.findLexicon(accountId);
      const version = pinnedVersion(choice) ?? lexicon.version;
      requireKnown(version, lexicon);
      if (version === lexicon.version && lexicon.entry_count === 0) {
        return accepted;
      }
      const found = findInPassages(accepted, await compiledOf(accountId, version));
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

/** What a lexicon says of a text. What crosses from one dialect to another is in neither. */
function findInPassages({ text, voice, marked }: SpokenText, lexicon: PronunciationLexicon): ChosenReading[] {
  const passages = joinByDialect(marked?.score.passages ?? []);
  if (passages.length <= 1) {
    return findLexiconReadings(text, lexicon, passages[0]?.voice.dialect ?? voice.dialect);
  }
  const slice = createPointSlicer(text);
  return passages.flatMap(({ start: from, end: to, voice: { dialect } }) =>
    findLexiconReadings(slice(from, to), lexicon, dialect).map((reading) => {
      return { ...reading, start: reading.start + from, end: reading.end + from };
    }),
  );
}

type Passage = SpeechScore['passages'][number];

/** Neighbours in one dialect as one, so that a phrase is found whoever says its words. */
function joinByDialect(passages: readonly Passage[]): Passage[] {
  const joined: Passage[] = [];
  for (const passage of passages) {
    const last = joined.at(-1);
    if (last?.voice.dialect === passage.voice.dialect) {
      joined[joined.length - 1] = { ...last, end: passage.end };
    } else {
      joined.push(passage);
    }
  }
  return joined;
}

/** Those of the lexicon fill the places that the request has said nothing about. Both lists are in order. */
function mergeReadings(chosen: readonly ChosenReading[], found: readonly ChosenReading[]): ChosenReading[] {
  let next = 0;
  const free = found.filter(({ start, end }) => {
    while ((chosen[next]?.end ?? Infinity) <= start) {
      next += 1;
    }
    return end <= (chosen[next]?.start ?? Infinity);
  });
  return [...chosen, ...free].sort((one, other) => one.start - other.start);
}
