import { randomBytes, randomInt } from 'node:crypto';
import { setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { countCharacters } from '@rakhim/contract';
import { createApiKey } from '../secrets/api-key.ts';
import { newWord } from './new-word.ts';

/**
 * A flood in a process of its own: clients that speak with the given keys, guess passwords and guess keys, each of whom
 * asks again a second after every answer. Parameters: address of the service, seconds, keys divided by commas. Prints
 * each kind's answers as JSON: statuses, and how many refusals did not say when to come again. Its clients stand for
 * machines elsewhere, so it gets the processor after the service.
 */
const [address = '', seconds = '', apiKeys = ''] = process.argv.slice(2);
const keys = apiKeys.split(',');
const speakers = 200;
const guessers = 40;

/** A new text of always the same length: what was spoken before is answered without the voices. */
function newText(): string {
  return `وصلت القافلة إلى الواحة قبل غروب الشمس، فنزل المسافرون عند البئر القديمة ${newWord()}.`;
}

interface FloodAnswers {
  readonly statuses: Record<string, number>;
  /** 429 without `Retry-After`. */
  readonly silentRefusals: number;
}

interface Answer {
  readonly status: number;
  readonly retryAfter: string | null;
}

setPriority(10);

async function ask(path: string, init: RequestInit): Promise<Answer> {
  try {
    const response = await fetch(address + path, init);
    await response.arrayBuffer();
    return { status: response.status, retryAfter: response.headers.get('retry-after') };
  } catch (error) {
    process.stderr.write(`${path}: ${String(error)} ${String((error as Error).cause)}\n`);
    return { status: 0, retryAfter: null };
  }
}

function post(path: string, headers: Record<string, string>, body: unknown): Promise<Answer> {
  const withType = { 'content-type': 'application/json', ...headers };
  return ask(path, { method: 'POST', headers: withType, body: JSON.stringify(body) });
}

async function flood(clients: number, work: (client: number) => Promise<Answer>): Promise<FloodAnswers> {
  const until = performance.now() + Number(seconds) * 1_000;
  const statuses: Record<string, number> = {};
  let silentRefusals = 0;
  await Promise.all(
    Array.from({ length: clients }, async (_value, client) => {
      await sleep(randomInt(1_000));
      while (performance.now() < until) {
        const { status, retryAfter } = await work(client);
        statuses[status] = (statuses[status] ?? 0) + 1;
        silentRefusals += status === 429 && retryAfter === null ? 1 : 0;
        await sleep(1_000);
      }
    }),
  );
  return { statuses, silentRefusals };
}

const [speech, passwords, guessedKeys] = await Promise.all([
  flood(speakers, (client) =>
    post(
      '/api/v1/synthesize',
      { 'x-api-key': keys[client % keys.length] ?? '', accept: 'audio/mpeg' },
      { text: newText() },
    ),
  ),
  flood(guessers, (client) =>
    post(
      '/auth/v1/token?grant_type=password',
      { 'x-forwarded-for': `198.51.100.${client}` },
      { email: `nobody${randomInt(1_000)}@example.test`, password: randomBytes(9).toString('base64') },
    ),
  ),
  flood(guessers, (client) =>
    ask('/api/v1/usage', {
      headers: { 'x-api-key': createApiKey('test'), 'x-forwarded-for': `203.0.113.${client}` },
    }),
  ),
]);
process.stdout.write(JSON.stringify({ charactersOfText: countCharacters(newText()), speech, passwords, guessedKeys }));
