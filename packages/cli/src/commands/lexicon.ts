import { basename, extname, resolve } from 'node:path';
import { createReadStream } from 'node:fs';
import type { CreateLexiconEntryBody, LexiconEntry, LexiconFormat, Rakhim } from '@rakhim/sdk';
import { usageError } from '../cli-error.ts';
import { exitCodes } from '../exit-codes.ts';
import { type Invocation, isOn, optionText } from '../invocation.ts';
import { printable } from '../output/translate.ts';
import { formatTable } from '../output/table.ts';
import { note, print, printJson, write } from '../output/write.ts';
import { readCount } from '../read-count.ts';
import { readEntryOptions } from '../lexicon/entry-options.ts';
import { openSignedInClient } from '../service/open-client.ts';
import { mayReplace } from '../speak/destination.ts';
import { readStream } from '../speak/read-text.ts';
import { assertFree, writeNewFile } from '../speak/write-new-file.ts';

type Action = (client: Rakhim, invocation: Invocation, words: readonly string[]) => Promise<void>;

const usualCount = 1_000;
const pageMax = 1_000;
const historyPageMax = 200;
/** As the service takes it. */
const fileBytesMax = 24 * 1024 * 1024;

/** `rakhim lexicon`: your words, how they are read, their files and their history. */
export async function runLexicon(invocation: Invocation): Promise<number> {
  const [action = 'list', ...words] = invocation.arguments;
  const run = Object.hasOwn(actions, action) ? actions[action] : undefined;
  if (run === undefined) {
    throw usageError('actionUnknown', { action, actions: Object.keys(actions).join(', ') });
  }
  await run(await openSignedInClient(invocation), invocation, words);
  return exitCodes.ok;
}

const actions: Readonly<Record<string, Action>> = {
  async list(client, invocation) {
    const { terminal } = invocation;
    const count = readCount(invocation, 'limit', '--limit') ?? usualCount;
    const search = optionText(invocation, 'search');
    const { signal } = terminal;
    const entries = await firstOf(
      client.lexicon.list({ limit: Math.min(count, pageMax), ...(search !== undefined && { search }) }, { signal }),
      count,
    );
    if (terminal.isJson) {
      await printJson(terminal, entries);
    } else if (entries.length === 0) {
      note(terminal, terminal.t('lexiconEmpty'));
    } else {
      await print(terminal, formatTable(entries.map(rowOf)));
    }
  },

  async add(client, invocation, [written, reading]) {
    if (written === undefined || reading === undefined) {
      throw usageError('wordAndReadingNeeded');
    }
    const kind = written.trim().includes(' ') ? 'phrase' : 'word';
    const body = { kind, ...readEntryOptions(invocation), written, reading } as CreateLexiconEntryBody;
    await show(invocation, await client.lexicon.create(body, { signal: invocation.terminal.signal }));
  },

  async edit(client, invocation, [id, reading]) {
    const body = { ...readEntryOptions(invocation), ...(reading !== undefined && { reading }) };
    const { signal } = invocation.terminal;
    await show(invocation, await client.lexicon.update(required(id), body, { signal }));
  },

  async remove(client, { terminal }, [id]) {
    const entry = required(id);
    await client.lexicon.delete(entry, { signal: terminal.signal });
    note(terminal, terminal.t('deleted', { id: entry }));
  },

  async import(client, invocation, [path]) {
    const { terminal } = invocation;
    const isStdin = path === undefined || path === '-';
    const stream = isStdin ? terminal.stdin : createReadStream(resolve(terminal.workingDir, path));
    const content = await readStream(stream, { bytesMax: fileBytesMax, signal: terminal.signal });
    const result = await client.lexicon.import(
      {
        format: formatOf(invocation, isStdin ? '' : path),
        content,
        mode: isOn(invocation, 'replace') ? 'replace' : 'merge',
        dryRun: isOn(invocation, 'dryRun'),
      },
      { signal: terminal.signal },
    );
    if (terminal.isJson) {
      await printJson(terminal, result);
      return;
    }
    const rows = result.rows.map(({ line, outcome, written, reading, reason }) => [
      String(line),
      terminal.t(`lexicon_${outcome}`),
      ...[written, reading, reason ?? ''].map(printable),
    ]);
    const gone = result.removedEntries.map(({ written, reading }) => [
      '',
      terminal.t('lexicon_removed'),
      ...[written, reading, ''].map(printable),
    ]);
    if (rows.length + gone.length > 0) {
      await print(terminal, formatTable([...rows, ...gone]));
    }
    const { added, changed, removed, refused } = result;
    note(terminal, terminal.t(result.isApplied ? 'imported' : 'wouldImport', { added, changed, removed, refused }));
  },

  async export(client, invocation, [path]) {
    const { terminal } = invocation;
    const { signal } = terminal;
    const version = readCount(invocation, 'at', '--at');
    const format = formatOf(invocation, path ?? '');
    const content = await client.lexicon.export({ format, ...(version !== undefined && { version }) }, { signal });
    if (path === undefined || path === '-') {
      await write(terminal.stdout, new TextEncoder().encode(content), signal);
      return;
    }
    const file = resolve(terminal.workingDir, path);
    const options = { mayReplace: mayReplace(invocation), signal };
    await assertFree(file, options);
    await writeNewFile(file, async () => bytesOf(content), options);
    note(terminal, terminal.t('saved', { path: file }));
  },

  async history(client, invocation) {
    const { terminal } = invocation;
    const count = readCount(invocation, 'limit', '--limit') ?? historyPageMax;
    const list = client.lexicon.history({ limit: Math.min(count, historyPageMax) }, { signal: terminal.signal });
    const versions = await firstOf(list, count);
    if (terminal.isJson) {
      await printJson(terminal, versions);
      return;
    }
    await print(
      terminal,
      formatTable(
        versions.map(({ version, createdAt, action, added, changed, removed, ofVersion }) => [
          String(version),
          createdAt.slice(0, 'YYYY-MM-DDTHH:MM'.length).replace('T', ' '),
          action + (ofVersion === null ? '' : ` ${ofVersion}`),
          `+${added} ~${changed} -${removed}`,
        ]),
      ),
    );
  },

  async undo(client, invocation, [version]) {
    const { terminal } = invocation;
    if (version !== undefined && !/^\d+$/u.test(version)) {
      throw usageError('decimalInvalid', { name: 'version', value: version });
    }
    const made = await client.lexicon.undo(version === undefined ? {} : { version: Number(version) }, {
      signal: terminal.signal,
    });
    await (terminal.isJson
      ? printJson(terminal, made)
      : print(terminal, terminal.t('lexiconNow', { version: made.version, count: made.entryCount })));
  },
};

async function firstOf<Item>(list: AsyncIterable<Item>, count: number): Promise<Item[]> {
  const items: Item[] = [];
  for await (const item of list) {
    items.push(item);
    if (items.length === count) {
      break;
    }
  }
  return items;
}

async function show({ terminal }: Invocation, entry: LexiconEntry): Promise<void> {
  await (terminal.isJson ? printJson(terminal, entry) : print(terminal, formatTable([rowOf(entry)])));
}

function rowOf({ id, written, reading, kind, part, dialect, priority }: LexiconEntry): string[] {
  return [
    id,
    printable(written),
    printable(reading),
    part ?? kind,
    dialect ?? '',
    priority === 0 ? '' : String(priority),
  ];
}

const formats: Readonly<Record<string, LexiconFormat>> = {
  '.csv': 'csv',
  '.json': 'json',
  '.pls': 'pls',
  '.xml': 'pls',
};

/** What was asked for, else what the name of the file says. */
function formatOf(invocation: Invocation, path: string): LexiconFormat {
  const asked = optionText(invocation, 'format') as LexiconFormat | undefined;
  return asked ?? formats[extname(basename(path)).toLowerCase()] ?? 'csv';
}

async function* bytesOf(content: string): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(new TextEncoder().encode(content));
}

function required(id: string | undefined): string {
  if (id === undefined || !/^[\w-]+$/u.test(id)) {
    throw usageError('entryNeeded');
  }
  return id;
}
