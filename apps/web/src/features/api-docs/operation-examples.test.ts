import { expect, it } from 'vitest';
import { operationGroups } from './api-reference.ts';
import { writeShellCall } from './operation-examples.ts';

const operations = operationGroups.flatMap(({ operations: ofGroup }) => ofGroup);
const example = (id: string) =>
  operations.flatMap((operation) => (operation.id === id ? [writeShellCall(operation, 'https://rakhim.test')] : []))[0];

it('an example shows the body, its content type and the key to send', () => {
  expect(example('createSpeech')).toBe(
    [
      'curl "https://rakhim.test/api/v1/synthesize" \\',
      '  -H "x-api-key: $RAKHIM_API_KEY" \\',
      "  -H 'content-type: application/json' \\",
      `  -d '{"text":"مرحبًا بكم في رخيم","voice":"female2","timestamps":true}'`,
    ].join('\n'),
  );
  expect(example('deleteHistoryItem')).toBe(
    'curl -X DELETE "https://rakhim.test/api/v1/history/$REQUEST_ID" \\\n  -H "x-api-key: $RAKHIM_API_KEY"',
  );
  expect(example('listVoices')).toBe('curl "https://rakhim.test/api/v1/voices?dialect=egyptian"');
});

it('an example sends every required field and none that the call does not know', () => {
  for (const operation of operations) {
    const call = writeShellCall(operation, '');
    const required = operation.request.filter(({ name, isRequired }) => isRequired && !name.includes('.'));
    const sent = required.filter(({ name }) => call.includes(`"${name}":`) || call.includes(`"${name}=`));
    expect(sent, operation.id).toEqual(required);
    const asked = operation.parameters.filter(
      ({ name, isRequired }) => isRequired && !operation.path.includes(`{${name}}`),
    );
    expect(
      asked.filter(({ name }) => !call.includes(`${name}=`)),
      operation.id,
    ).toEqual([]);
    const body = /-d '(.*)'/.exec(call)?.[1];
    const known = operation.request.map(({ name }) => name);
    expect(
      Object.keys(JSON.parse(body ?? '{}') as object).filter((name) => !known.includes(name)),
      operation.id,
    ).toEqual([]);
  }
});
