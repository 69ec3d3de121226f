import { type Table, round, sampleText, timeStream } from '@nabra/tooling/bench';
import { type ApiProcessAnswer, startApiProcess } from './api-process.ts';
import { requestSpeech } from './request-speech.ts';

const requests = 2_000;
const requestsPerRow = 100;
const shortCharacters = 50;
const longCharacters = 100_000;

/** What the API's process holds while it answers many short requests, and at most while it speaks one very long text. */
export async function benchMemory(): Promise<Table> {
  const api = startApiProcess();
  const rows: string[][] = [];
  const note = (moment: string, facts: ApiProcessAnswer): void => {
    rows.push([moment, ...[facts.residentBytes, facts.peakBytes, facts.heapBytes, facts.externalBytes].map(describeBytes)]);
  };
  try {
    const idle = await api.report();
    note('started', idle);
    const text = sampleText(shortCharacters);
    for (let index = 1; index <= requests; index += 1) {
      await timeStream(requestSpeech(idle, text), performance.now());
      if (index % requestsPerRow === 0) {
        note(`after ${index.toLocaleString('en')} requests`, await api.report());
      }
    }
    note(`after one text of ${longCharacters.toLocaleString('en')} characters`, await api.speak(sampleText(longCharacters)));
  } finally {
    await api.close();
  }
  return {
    title: 'Memory of the whole API process',
    note: `The API in a process of its own, all threads counted; the client is in another, and the embedded PostgreSQL's processes are not counted. Requests of ${shortCharacters} characters, one after another over HTTP; the long text goes through the engine in one utterance, last, so that it cannot hide growth.`,
    head: ['moment', 'resident', 'highest so far', 'main thread: heap', 'main thread: outside the heap'],
    rows,
  };
}

function describeBytes(bytes: number): string {
  return `${round(bytes / 1024 / 1024)} MB`;
}
