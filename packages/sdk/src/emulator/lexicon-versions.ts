import type { LexiconChange, LexiconEntry, LexiconVersion } from '../generated/api-types.ts';
import { Refusal } from './responses.ts';

type Entries = readonly LexiconEntry[];

/** The versions of an emulated lexicon, all of which are kept. */
export interface LexiconVersions {
  readonly number: number;
  readonly current: Entries;
  /** The newest first. */
  readonly list: readonly LexiconVersion[];
  /** @throws Refusal as everything here that is told a version which there is not. */
  entriesOf(version: number): Entries;
  change(action: LexiconVersion['action'], entries: Entries, ofVersion?: number): LexiconVersion;
  changeOf(version: number): LexiconChange;
  /** @throws Refusal where what that version changed has been changed since. */
  undo(version: number): LexiconVersion;
}

export function createLexiconVersions(now: () => Date): LexiconVersions {
  /** The entries of each version. */
  const states: Entries[] = [[]];
  const list: LexiconVersion[] = [];
  const current = (): Entries => states.at(-1) ?? [];

  function entriesOf(version: number): Entries {
    const entries = states[version];
    if (!entries) {
      throw new Refusal('lexicon_version_unknown', { param: 'version' });
    }
    return entries;
  }

  function change(action: LexiconVersion['action'], entries: Entries, ofVersion?: number): LexiconVersion {
    const pairs = compare(current(), entries);
    const version: LexiconVersion = {
      version: states.length,
      action,
      createdAt: now().toISOString(),
      added: pairs.filter(({ before }) => before === null).length,
      changed: pairs.filter(({ before, after }) => before !== null && after !== null).length,
      removed: pairs.filter(({ after }) => after === null).length,
      entryCount: entries.length,
      ofVersion: ofVersion ?? null,
    };
    states.push(entries);
    list.unshift(version);
    return version;
  }

  function changeOf(version: number): LexiconChange {
    const found = list.find((one) => one.version === version);
    if (!found) {
      throw new Refusal('lexicon_version_unknown', { param: 'version' });
    }
    return { ...found, entries: compare(entriesOf(version - 1), entriesOf(version)) };
  }

  return {
    get number() {
      return states.length - 1;
    },
    get current() {
      return current();
    },
    list,
    entriesOf,
    change,
    changeOf,
    undo(version) {
      let entries = current();
      for (const { before, after } of changeOf(version).entries) {
        if (after ? !entries.includes(after) : entries.some(({ id }) => id === before?.id)) {
          throw new Refusal('lexicon_changed_since', { param: 'version' });
        }
        const others = entries.filter((entry) => entry !== after);
        entries = before ? [...others, before] : others;
      }
      return change('undo', entries, version);
    },
  };
}

/** What is not the same in both. */
function compare(before: Entries, after: Entries): LexiconChange['entries'] {
  const left = new Map(before.map((entry) => [entry.id, entry]));
  const right = new Map(after.map((entry) => [entry.id, entry]));
  return [...new Set([...left.keys(), ...right.keys()])].flatMap((id) => {
    const [old, own] = [left.get(id) ?? null, right.get(id) ?? null];
    return old === own ? [] : [{ before: old, after: own }];
  });
}
