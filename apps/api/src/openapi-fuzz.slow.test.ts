import { randomInt, randomUUID } from 'node:crypto';
import { routes } from '@rakhim/contract';
import { buildOpenApi } from '@rakhim/contract/openapi';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Schemas } from './testing/arbitrary-of-schema.ts';
import { type GeneratedRequest, type Operation, arbitraryRequest } from './testing/arbitrary-request.ts';
import { openSession } from './testing/open-session.ts';
import { buildSubscription } from './testing/factories.ts';
import type { StubEngine } from './testing/stub-engine.ts';
import type { TestApi } from './testing/test-api.ts';
import { type TestBilling, startTestBilling } from './testing/test-billing.ts';

// eslint-disable-next-line no-restricted-properties -- Tests have no configuration to read it from.
const requests = Number(process.env['RAKHIM_FUZZ_REQUESTS'] ?? 10_000);
const atOnce = 8;
const answersWithinMs = 30_000;

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Schemas };
}

interface Case {
  readonly method: string;
  readonly operation: Operation;
  readonly generated: fc.Arbitrary<GeneratedRequest>;
}

let billing: TestBilling;
let api: TestApi<StubEngine>;
let document: Document;
let cases: readonly Case[];

beforeAll(async () => {
  billing = await startTestBilling({ RAKHIM_TRUSTED_PROXIES: '1', RAKHIM_REQUESTS_PER_MINUTE: '1000000' });
  ({ api } = billing);
  document = buildOpenApi(routes, api.url) as unknown as Document;
  cases = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      method: method.toUpperCase(),
      operation,
      generated: arbitraryRequest(path, operation, document.components.schemas),
    })),
  );
});
afterAll(() => billing.close());

/** What a caller shows; an account that a request has closed, or signed out, is replaced. */
const credentials = new Map<string, Record<string, string>>();

async function credentialOf(kind: string): Promise<Record<string, string>> {
  const known = credentials.get(kind);
  if (known) {
    return known;
  }
  const made = await makeCredential(kind);
  credentials.set(kind, made);
  return made;
}

async function makeCredential(kind: string): Promise<Record<string, string>> {
  if (kind === 'nobody') {
    return {};
  }
  if (kind === 'stranger') {
    return { authorization: `Bearer ${randomUUID()}` };
  }
  const { accountId, token } = await openSession(api, kind === 'admin' ? 'admin' : 'member');
  await buildSubscription(api.context, accountId, { plan: 'enterprise' });
  if (kind === 'key') {
    const { key } = await api.context.apiKeys.create(accountId, { name: 'Fuzz' }, { requestId: 'fuzz' });
    return { 'x-api-key': key };
  }
  return { authorization: `Bearer ${token}` };
}

/** How many answers there were, by status. */
const answers = new Map<number, number>();

/** @returns what is wrong with the answer, if anything. */
async function findFault(
  { method, operation }: Case,
  request: GeneratedRequest,
  kind: string,
): Promise<string | undefined> {
  const answer = await api.call(request.path, {
    method,
    redirect: 'manual',
    signal: AbortSignal.timeout(answersWithinMs),
    headers: {
      ...request.headers,
      ...(await credentialOf(kind)),
      'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
    },
    ...(request.body !== undefined && method !== 'GET' && { body: request.body }),
  });
  answers.set(answer.status, (answers.get(answer.status) ?? 0) + 1);
  if (answer.status === 401) {
    credentials.delete(kind);
  }
  if (answer.headers.get('content-type')?.startsWith('text/event-stream')) {
    await answer.body?.cancel();
    return undefined;
  }
  return describeFault(operation, answer, await answer.text());
}

const ajv = new Ajv2020({ strict: false, allErrors: false });
addFormats.default(ajv);
const leaks = /node_modules|at \w+ \(|SELECT |pg_|\/src\//;

function describeFault(operation: Operation, answer: Response, text: string): string | undefined {
  if (answer.status >= 500) {
    return `${answer.status} ${text.slice(0, 300)}`;
  }
  const type = answer.headers.get('content-type')?.split(';')[0] ?? '';
  const isOfRoute = answer.headers.get('x-request-id') !== null;
  const described = operation.responses[String(answer.status)];
  if (!described || !isOfRoute) {
    // A path that was spoilt leads elsewhere; HTTP itself refuses some before they reach us.
    return [400, 404, 405, 431].includes(answer.status)
      ? undefined
      : `${answer.status} is not described: ${text.slice(0, 200)}`;
  }
  if (leaks.test(text.replace(/req_[\w-]+/g, ''))) {
    return `tells of its inside: ${text.slice(0, 300)}`;
  }
  const schema = described.content?.[type]?.schema;
  // A file may be of JSON, too; it is described as bytes.
  if (type !== 'application/json' || !schema || ('format' in schema && schema.format === 'binary')) {
    return undefined;
  }
  const isValid = ajv.validate({ ...schema, components: document.components }, JSON.parse(text));
  return isValid ? undefined : `${answer.status} ${ajv.errorsText()}: ${text.slice(0, 300)}`;
}

it(`${requests} requests from the description of the API are answered as it says, and none with 5xx`, async () => {
  const seed = randomInt(2 ** 31 - 1);
  const caller = fc.constantFrom('nobody', 'stranger', 'member', 'admin', 'key');
  const perCase = Math.ceil(requests / cases.length);
  const queue = cases.flatMap((each) =>
    fc
      .sample(fc.tuple(each.generated, caller), { numRuns: perCase, seed })
      .map(([request, kind]) => ({ each, request, kind })),
  );
  const faults: string[] = [];
  async function work(): Promise<void> {
    for (let next = queue.pop(); next; next = queue.pop()) {
      const { each, request, kind } = next;
      const fault = await findFault(each, request, kind).catch((error: unknown) => `no answer: ${String(error)}`);
      if (fault !== undefined) {
        faults.push(
          `${each.operation.operationId} as ${kind}, ${request.path.slice(0, 120)} ${request.body?.slice(0, 300)}: ${fault}`,
        );
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  process.stdout.write(`answers by status: ${JSON.stringify(Object.fromEntries(answers))}\n`);
  // Requests that all fail at the door would prove little.
  expect((answers.get(200) ?? 0) + (answers.get(201) ?? 0)).toBeGreaterThan(requests / 20);
  expect(faults.slice(0, 20), `seed ${seed}, ${faults.length} faults`).toEqual([]);
  await api.assertAtRest();
});
