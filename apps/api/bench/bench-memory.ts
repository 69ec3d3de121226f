import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Table, round, timeStream } from '@rakhim/tooling/bench';
import { type ApiProcess, type ApiProcessAnswer, startApiProcess } from './api-process.ts';
import { requestSpeech } from './request-speech.ts';
import { type TextMaker, createSampleTexts } from './sample-texts.ts';

const requests = 2_000;
const requestsPerRow = 100;
const shortCharacters = 50;
const longCharacters = 100_000;

/**
 * Measures the memory of the API's process while it answers many short requests, and its peak while it speaks one very
 * long text.
 */
export async function benchMemory(): Promise<Table> {
  const textOf = await createSampleTexts();
  const compiledFolder = await mkdtemp(join(tmpdir(), 'rakhim-compiled-'));
  const rows: string[][] = [];
  const note = (moment: string, facts: ApiProcessAnswer): void => {
    rows.push([
      moment,
      ...[facts.residentBytes, facts.peakBytes, facts.heapBytes, facts.externalBytes].map(describeBytes),
    ]);
  };
  try {
    await withApiProcess(compiledFolder, (api) => followMemory(api, textOf, note));
    await withApiProcess(compiledFolder, async (api) => {
      const idle = await api.report();
      await ask(idle, textOf, requestsPerRow);
      note(`another start, after ${requestsPerRow} requests`, await api.report());
    });
  } finally {
    await rm(compiledFolder, { recursive: true, force: true });
  }
  return {
    title: 'Memory of the whole API process',
    note: `The API in a process of its own, all threads counted; the client is in another, and the embedded PostgreSQL's processes are not counted. It starts as after an installation, with nothing compiled yet, and so holds the most; the last row is of the start after it. Requests of ${shortCharacters} characters, each a new text, one after another over HTTP; the long text goes through the engine in one utterance, last, so that it cannot hide growth.`,
    head: ['moment', 'resident', 'highest so far', 'main thread: heap', 'main thread: outside the heap'],
    rows,
  };
}

async function withApiProcess(compiledFolder: string, work: (api: ApiProcess) => Promise<void>): Promise<void> {
  const api = startApiProcess(compiledFolder);
  try {
    await work(api);
  } finally {
    await api.close();
  }
}

async function followMemory(
  api: ApiProcess,
  textOf: TextMaker,
  note: (moment: string, facts: ApiProcessAnswer) => void,
): Promise<void> {
  const idle = await api.report();
  note('started', idle);
  for (let asked = requestsPerRow; asked <= requests; asked += requestsPerRow) {
    await ask(idle, textOf, requestsPerRow);
    note(`after ${asked.toLocaleString('en')} requests`, await api.report());
  }
  note(`after one text of ${longCharacters.toLocaleString('en')} characters`, await api.speak(textOf(longCharacters)));
}

/** Asks for so many utterances, one after another. */
async function ask(api: ApiProcessAnswer, textOf: TextMaker, times: number): Promise<void> {
  for (let index = 0; index < times; index += 1) {
    await timeStream(requestSpeech(api, textOf(shortCharacters)), performance.now());
  }
}

function describeBytes(bytes: number): string {
  return `${round(bytes / 1024 / 1024)} MB`;
}
