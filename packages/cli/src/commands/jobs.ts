import { readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { Readable } from 'node:stream';
import type { Job, JobFormat, JobParams, Rakhim } from '@rakhim/sdk';
import { usageError } from '../cli-error.ts';
import { exitCodes } from '../exit-codes.ts';
import { type Invocation, isOn, optionText } from '../invocation.ts';
import { formatTable } from '../output/table.ts';
import { printable } from '../output/translate.ts';
import { note, print, printJson, warn } from '../output/write.ts';
import { readCount } from '../read-count.ts';
import { openSignedInClient } from '../service/open-client.ts';
import { mayReplace } from '../speak/destination.ts';
import { readSpeechParams } from '../speak/speech-params.ts';
import { assertFree, writeNewFile } from '../speak/write-new-file.ts';

const usualCount = 20;
const pageMax = 100;
const percent = 100;

/** `rakhim jobs`: has long texts spoken by the service while nobody waits. */
export async function runJobs(invocation: Invocation): Promise<number> {
  const [action = 'list', subject] = invocation.arguments;
  const run = actions[action];
  if (run === undefined) {
    throw usageError('actionUnknown', { action, actions: Object.keys(actions).join(', ') });
  }
  return run(await openSignedInClient(invocation), invocation, subject);
}

/** @returns the exit code. */
type Action = (client: Rakhim, invocation: Invocation, subject: string | undefined) => Promise<number>;

const actions: Readonly<Record<string, Action>> = {
  async list(client, invocation) {
    const { terminal } = invocation;
    const count = readCount(invocation, 'limit', '--limit') ?? usualCount;
    const jobs: Job[] = [];
    for await (const job of client.jobs.list({ limit: Math.min(count, pageMax) }, { signal: terminal.signal })) {
      jobs.push(job);
      if (jobs.length === count) {
        break;
      }
    }
    if (terminal.isJson) {
      await printJson(terminal, jobs);
    } else if (jobs.length === 0) {
      note(terminal, terminal.t('jobsEmpty'));
    } else {
      await print(terminal, formatTable(jobs.map(rowOf)));
    }
    return exitCodes.ok;
  },

  async create(client, invocation, path) {
    const { terminal } = invocation;
    const { signal, t } = terminal;
    if (path === undefined) {
      throw usageError('jobFileNeeded');
    }
    const params = await readJob(invocation, path);
    const quote = await client.jobs.quote(params, { signal });
    if (isOn(invocation, 'dryRun')) {
      await (terminal.isJson
        ? printJson(terminal, quote)
        : print(terminal, t('jobQuote', { characters: quote.characters, remaining: quote.remainingAfter })));
      return exitCodes.ok;
    }
    const job = await client.jobs.create(params, { signal });
    await (terminal.isJson ? printJson(terminal, job) : print(terminal, job.id));
    note(terminal, t('jobCreated', { characters: job.characters, remaining: quote.remainingAfter }));
    return exitCodes.ok;
  },

  show: async (client, invocation, id) => {
    await tell(invocation, await client.jobs.retrieve(required(id), { signal: invocation.terminal.signal }));
    return exitCodes.ok;
  },

  async wait(client, invocation, id) {
    const { terminal } = invocation;
    let shown = '';
    const job = await client.jobs.wait(required(id), {
      signal: terminal.signal,
      onProgress(now) {
        const line = describe(now);
        if (line !== shown) {
          note(terminal, line);
          shown = line;
        }
      },
    });
    await tell(invocation, job);
    return job.status === 'completed' ? exitCodes.ok : exitCodes.failed;
  },

  pause: change((client, id, options) => client.jobs.pause(id, options)),
  resume: change((client, id, options) => client.jobs.resume(id, options)),
  cancel: change((client, id, options) => client.jobs.cancel(id, options)),

  async download(client, invocation, id) {
    const { terminal } = invocation;
    const job = required(id);
    const output = optionText(invocation, 'output');
    if (output === undefined) {
      throw usageError('outputNeeded');
    }
    const path = resolve(terminal.workingDir, output);
    const options = { mayReplace: mayReplace(invocation), signal: terminal.signal };
    const subtitles = optionText(invocation, 'subtitles');
    const beside =
      subtitles && ({ kind: subtitles === 'vtt' ? 'vtt' : 'srt', path: besideOf(path, subtitles) } as const);
    await assertFree(path, options);
    await (beside && assertFree(beside.path, options));
    await writeNewFile(path, async () => client.jobs.download(job, { signal: terminal.signal }), options);
    note(terminal, terminal.t('saved', { path }));
    if (beside) {
      const read = async () =>
        Readable.from([Buffer.from(await client.jobs.subtitles(job, beside.kind, { signal: terminal.signal }))]);
      await writeNewFile(beside.path, read, options);
      note(terminal, terminal.t('saved', { path: beside.path }));
    }
    return exitCodes.ok;
  },

  async timestamps(client, { terminal }, id) {
    await printJson(terminal, await client.jobs.timestamps(required(id), { signal: terminal.signal }));
    return exitCodes.ok;
  },

  async delete(client, { terminal }, id) {
    const job = required(id);
    await client.jobs.delete(job, { signal: terminal.signal });
    note(terminal, terminal.t('deleted', { id: job }));
    return exitCodes.ok;
  },
};

type Change = (client: Rakhim, id: string, options: { readonly signal: AbortSignal }) => Promise<Job>;

function change(apply: Change): Action {
  return async (client, invocation, id) => {
    await tell(invocation, await apply(client, required(id), { signal: invocation.terminal.signal }));
    return exitCodes.ok;
  };
}

/** Where subtitles are written: beside the sound, under its name. */
function besideOf(path: string, kind: string): string {
  return `${path.replace(/\.(?:mp3|wav)$/iu, '')}.${kind}`;
}

/** The job that a file makes: the service reads it, whatever its kind. */
async function readJob(invocation: Invocation, path: string): Promise<JobParams> {
  const format: JobFormat = optionText(invocation, 'format') === 'wav' ? 'wav' : 'mp3';
  const {
    text: _text,
    take: _take,
    reuse: _reuse,
    readings: _readings,
    ...said
  } = readSpeechParams(invocation, '', format);
  const title = optionText(invocation, 'title');
  return {
    ...said,
    format,
    ...(title !== undefined && { title }),
    document: { name: basename(path), bytes: await readFile(resolve(invocation.terminal.workingDir, path)) },
  };
}

async function tell({ terminal }: Invocation, job: Job): Promise<void> {
  if (terminal.isJson) {
    await printJson(terminal, job);
    return;
  }
  await print(terminal, describe(job));
  job.warnings.forEach(({ message }) => warn(terminal, message));
  job.spokenBy.forEach(({ model }) => model !== null && note(terminal, terminal.t('spokenBy', { model })));
}

/** One line of what is known of a job. */
function describe(job: Job): string {
  return formatTable([rowOf(job)]);
}

function rowOf({ id, createdAt, status, progress, characters, title, error }: Job): string[] {
  return [
    id,
    createdAt.slice(0, 'YYYY-MM-DDTHH:MM'.length).replace('T', ' '),
    status,
    `${Math.floor(progress * percent)} %`,
    String(characters),
    printable(error?.message ?? title).replace(/\s+/gu, ' '),
  ];
}

function required(id: string | undefined): string {
  if (id === undefined || !/^[\w-]+$/u.test(id)) {
    throw usageError('utteranceNeeded');
  }
  return id;
}
