import { decodeBase64 } from '../core/base64.ts';
import { isRecord } from '../core/read-json.ts';
import { countCharacters } from '../speech/count-characters.ts';
import type { CreateJobBody, Job, JobQuote, JobTimestamps, Jobs } from '../generated/api-types.ts';
import type { EmulatedAccount } from './account.ts';
import type { EmulatedRequest } from './emulated-request.ts';
import { Refusal } from './responses.ts';
import { type EmulatedTimes, emulateTimes } from './times.ts';
import { type EmulatedSound, emulateMp3, emulateWav } from './sounds.ts';

/** The jobs of an emulator. Each look at one that is under way speaks one more of its segments. */
export interface EmulatedJobs {
  quote(request: EmulatedRequest): JobQuote;
  create(request: EmulatedRequest): Job;
  list(): Jobs;
  find(request: EmulatedRequest): Job;
  cancel(request: EmulatedRequest): Job;
  pause(request: EmulatedRequest): Job;
  resume(request: EmulatedRequest): Job;
  delete(request: EmulatedRequest): void;
  timestamps(request: EmulatedRequest): JobTimestamps;
  subtitles(request: EmulatedRequest, format: 'srt' | 'vtt'): string;
  sound(request: EmulatedRequest): EmulatedSound & { readonly mediaType: string };
}

const segmentCharacters = 1_200;
const keptDaysMs = 7 * 86_400_000;
const titleLength = 60;

export function createEmulatedJobs(account: EmulatedAccount, now: () => Date): EmulatedJobs {
  let jobs: readonly (Job & { readonly text: string })[] = [];

  function find({ path }: EmulatedRequest): Job & { readonly text: string } {
    const job = jobs.find(({ id }) => path.split('/')[4] === id);
    if (!job) {
      throw new Refusal('not_found');
    }
    return job;
  }

  function change(request: EmulatedRequest, from: readonly Job['status'][], changes: Partial<Job>): Job {
    const job = find(request);
    if (job.status !== changes.status && !from.includes(job.status)) {
      throw new Refusal('job_ended');
    }
    const changed = { ...job, ...changes };
    jobs = jobs.map((other) => (other.id === job.id ? changed : other));
    return present(changed);
  }

  function step(request: EmulatedRequest): Job {
    const job = find(request);
    if (job.status !== 'queued' && job.status !== 'running') {
      return present(job);
    }
    const at = now();
    const { total, done } = job.segments;
    if (done < total) {
      const progress = { progress: (done + 1) / total, segments: { total, done: done + 1 } };
      return change(request, ['queued', 'running'], { status: 'running', ...progress });
    }
    account.charge(job.characters);
    const { chunks, durationMs } = soundOf(job);
    return change(request, ['running'], {
      status: 'completed',
      finishedAt: at.toISOString(),
      keptUntil: new Date(at.getTime() + keptDaysMs).toISOString(),
      result: {
        url: `http://localhost/api/v1/jobs/${job.id}/audio?expires=1&signature=emulated`,
        timestampsUrl: `http://localhost/api/v1/jobs/${job.id}/timestamps?expires=1&signature=emulated`,
        durationMs,
        bytes: chunks.reduce((sum, { length }) => sum + length, 0),
      },
    });
  }

  function soundOf({ format, text, characters }: Job & { readonly text: string }): EmulatedSound {
    return (format === 'wav' ? emulateWav : emulateMp3)(text, characters * account.characterMs);
  }

  function timesOf(request: EmulatedRequest): EmulatedTimes & { readonly text: string } {
    const { text, result } = find(request);
    if (result === null) {
      throw new Refusal('not_found');
    }
    return {
      text,
      ...emulateTimes(
        { blanked: text, caption: text, characters: countCharacters(text), marks: [] },
        result.durationMs,
      ),
    };
  }

  function quote(request: EmulatedRequest): JobQuote & { readonly text: string } {
    const text = textOf(request);
    const characters = countCharacters(text);
    const { voice = 'male1', dialect = 'msa', title, document } = request.body as unknown as CreateJobBody;
    return {
      text,
      characters,
      voice,
      dialect,
      title: title ?? document?.name ?? text.slice(0, titleLength),
      segments: Math.ceil(characters / segmentCharacters),
      durationMs: Math.round(characters * account.characterMs),
      remaining: account.remaining,
      remainingAfter: Math.max(0, account.remaining - characters),
      isAffordable: characters <= account.remaining,
    };
  }

  return {
    quote(request) {
      const { text: _text, ...quoted } = quote(request);
      return quoted;
    },
    create(request) {
      const { text, characters, segments, title, voice, dialect, isAffordable } = quote(request);
      if (!isAffordable) {
        throw new Refusal('quota_exceeded');
      }
      const job: Job & { readonly text: string } = {
        ...{ id: crypto.randomUUID(), title, voice, dialect, characters, text },
        status: 'queued',
        pausedBecause: null,
        progress: 0,
        segments: { done: 0, total: segments },
        format: request.body['format'] === 'wav' ? 'wav' : 'mp3',
        ...{
          spokenBy: [],
          warnings: [],
          error: null,
          result: null,
          startedAt: null,
          finishedAt: null,
          keptUntil: null,
        },
        createdAt: now().toISOString(),
      };
      jobs = [job, ...jobs];
      return present(job);
    },
    list: () => ({ items: jobs.map(present), nextCursor: null }),
    find: step,
    cancel: (request) =>
      change(request, ['queued', 'running', 'paused'], { status: 'canceled', finishedAt: now().toISOString() }),
    pause: (request) => change(request, ['queued', 'running'], { status: 'paused', pausedBecause: 'asked' }),
    resume: (request) => change(request, ['paused', 'running'], { status: 'queued', pausedBecause: null }),
    delete(request) {
      const { id } = find(request);
      jobs = jobs.filter((job) => job.id !== id);
    },
    timestamps(request) {
      const { text, words } = timesOf(request);
      const points = Array.from(text);
      return {
        granularity: 'word',
        words: words.map(({ start, end, startMs, endMs }) => ({
          text: points.slice(start, end).join(''),
          startMs,
          endMs,
        })),
      };
    },
    subtitles: (request, format) => timesOf(request).subtitles[format],
    sound(request) {
      const job = find(request);
      if (job.result === null) {
        throw new Refusal('not_found');
      }
      return { ...soundOf(job), mediaType: job.format === 'wav' ? 'audio/wav' : 'audio/mpeg' };
    },
  };
}

function present({ text: _text, ...job }: Job & { readonly text: string }): Job {
  return job;
}

/** The emulator takes every document for text. */
function textOf({ body: { text, document } }: EmulatedRequest): string {
  const read =
    isRecord(document) && typeof document['content'] === 'string'
      ? new TextDecoder().decode(decodeBase64(document['content']))
      : text;
  if (typeof read !== 'string' || (text !== undefined && document !== undefined)) {
    throw new Refusal('validation_failed', { param: 'text' });
  }
  if (read.trim() === '') {
    throw new Refusal('text_empty', { param: 'text' });
  }
  return read;
}
