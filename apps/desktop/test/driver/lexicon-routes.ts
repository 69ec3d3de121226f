import { CreateLexiconEntryBody, type LexiconEntry, listLexicon } from '@rakhim/contract';
import { randomUUID } from 'node:crypto';

interface LexiconAnswer {
  readonly status: number;
  readonly body?: unknown;
}

const [path] = listLexicon.paths;
const noSuchEntry: LexiconAnswer = {
  status: 404,
  body: { error: 'There is no such entry.', type: 'not_found_error', code: 'not_found', requestId: 'request-1' },
};

/** The lexicon of the account behind the tests' server, which the SDK's emulator does not have. */
export function createLexiconRoutes() {
  const entries = new Map<string, LexiconEntry>();
  let version = 0;

  function save(body: unknown, id: string = randomUUID()): LexiconEntry {
    const now = new Date().toISOString();
    const { id: _id, createdAt, updatedAt: _updated, ...before } = entries.get(id) ?? { createdAt: now };
    const said = CreateLexiconEntryBody.parse({ ...before, ...(body as object) });
    const entry: LexiconEntry = { ...said, id, createdAt, updatedAt: now };
    entries.set(id, entry);
    version += 1;
    return entry;
  }

  /** @returns nothing for a path that is not the lexicon's. */
  return (method: string, url: string, body: string): LexiconAnswer | undefined => {
    const [at = ''] = url.split('?');
    const id = at.slice(path.length + 1);
    if (at === path && method === 'GET') {
      const list = { id: 'default', entries: [...entries.values()], nextCursor: null };
      return { status: 200, body: { ...list, entryCount: entries.size, version } };
    }
    if (at === path) {
      return { status: 201, body: save(JSON.parse(body)) };
    }
    if (!at.startsWith(`${path}/`)) {
      return undefined;
    }
    if (!entries.has(id)) {
      return noSuchEntry;
    }
    if (method === 'DELETE') {
      entries.delete(id);
      return { status: 204 };
    }
    return { status: 200, body: save(JSON.parse(body), id) };
  };
}
