import { resolve } from 'node:path';
import type { HistoryItem, Rakhim } from '@rakhim/sdk';
import { usageError } from '../cli-error.ts';
import { exitCodes } from '../exit-codes.ts';
import { type Invocation, optionText } from '../invocation.ts';
import { printable } from '../output/translate.ts';
import { formatTable } from '../output/table.ts';
import { note, print, printJson, write } from '../output/write.ts';
import { readCount } from '../read-count.ts';
import { openSignedInClient } from '../service/open-client.ts';
import { mayReplace } from '../speak/destination.ts';
import { assertFree, writeNewFile } from '../speak/write-new-file.ts';

const usualCount = 20;
const pageMax = 100;

/** `rakhim history`: lists what was spoken, saves a sound again, or deletes it. */
export async function runHistory(invocation: Invocation): Promise<number> {
  const [action = 'list', id] = invocation.arguments;
  const run = actions[action];
  if (run === undefined) {
    throw usageError('actionUnknown', { action, actions: Object.keys(actions).join(', ') });
  }
  await run(await openSignedInClient(invocation), invocation, id);
  return exitCodes.ok;
}

type Action = (client: Rakhim, invocation: Invocation, id: string | undefined) => Promise<void>;

const actions: Readonly<Record<string, Action>> = {
  async list(client, invocation) {
    const { terminal } = invocation;
    const items = await take(client, invocation, readCount(invocation, 'limit', '--limit') ?? usualCount);
    if (terminal.isJson) {
      await printJson(terminal, items);
    } else if (items.length === 0) {
      note(terminal, terminal.t('historyEmpty'));
    } else {
      await print(terminal, formatTable(items.map(rowOf)));
    }
  },

  async save(client, invocation, id) {
    const { terminal } = invocation;
    const utterance = required(id);
    const output = optionText(invocation, 'output');
    if (output === undefined) {
      throw usageError('outputNeeded');
    }
    const { signal, t } = terminal;
    if (output === '-') {
      for await (const chunk of await client.history.audio(utterance, { signal })) {
        await write(terminal.stdout, chunk, signal);
      }
      return;
    }
    const path = resolve(terminal.workingDir, output);
    const options = { mayReplace: mayReplace(invocation), signal };
    await assertFree(path, options);
    await writeNewFile(path, async () => client.history.audio(utterance, { signal }), options);
    note(terminal, t('saved', { path }));
  },

  async delete(client, { terminal }, id) {
    const utterance = required(id);
    await client.history.delete(utterance, { signal: terminal.signal });
    note(terminal, terminal.t('deleted', { id: utterance }));
  },
};

async function take(client: Rakhim, invocation: Invocation, count: number): Promise<HistoryItem[]> {
  const items: HistoryItem[] = [];
  const search = optionText(invocation, 'search');
  const list = client.history.list(
    { limit: Math.min(count, pageMax), ...(search !== undefined && { search }) },
    { signal: invocation.terminal.signal },
  );
  for await (const item of list) {
    items.push(item);
    if (items.length === count) {
      break;
    }
  }
  return items;
}

const shownLetters = 60;

function rowOf({ id, createdAt, voice, characters, text, audio }: HistoryItem): string[] {
  const line = printable(text).replace(/\s+/gu, ' ');
  const letters = [...line];
  return [
    id,
    createdAt.slice(0, 'YYYY-MM-DDTHH:MM'.length).replace('T', ' '),
    voice,
    String(characters),
    audio === null ? '-' : '♪',
    letters.length > shownLetters ? `${letters.slice(0, shownLetters).join('')}…` : line,
  ];
}

function required(id: string | undefined): string {
  if (id === undefined || !/^[\w-]+$/u.test(id)) {
    throw usageError('utteranceNeeded');
  }
  return id;
}
