import { routes } from '@rakhim/contract';
import { buildOpenApi } from '@rakhim/contract/openapi';
import { describe, expect, it } from 'vitest';
import { describeApi, meaningsOf, withoutMeanings } from './describe-api.ts';

const document = buildOpenApi(routes, 'https://rakhim.example');
const [speech] = describeApi(document, ['createSpeech']);

describe('the tables of the reference page', () => {
  it('has the canonical address, and which fields are needed', () => {
    expect(speech).toMatchObject({ method: 'POST', path: '/api/v1/synthesize' });
    expect(
      speech?.request.filter(({ isRequired, name }) => isRequired && !name.includes('[]')).map(({ name }) => name),
    ).toEqual(['text']);
  });

  it('lists the choices of a field, and the items of a list', () => {
    expect(speech?.request.find(({ name }) => name === 'format')?.type).toBe('mp3 | wav | ogg');
    expect(speech?.response).toContainEqual(expect.objectContaining({ name: 'words[].startMs', type: 'integer' }));
  });

  it('gathers the error codes by status', () => {
    expect(speech?.errors.find(({ status }) => status === '403')?.codes).toContain('quota_exceeded');
  });

  it('keeps the sentences apart, each under the key that its field names', () => {
    const operations = speech ? [speech] : [];
    const { summary, ...meanings } = meaningsOf(operations, (sentence) => sentence.toUpperCase())['createSpeech'] ?? {};
    const keys = withoutMeanings(operations).flatMap(({ parameters, request, response }) =>
      [...parameters, ...request, ...response].flatMap(({ meaningKey }) => meaningKey ?? []),
    );
    expect(keys.toSorted()).toEqual(Object.keys(meanings).toSorted());
    expect(summary).toBe('TURN ARABIC TEXT INTO SPEECH');
  });

  it('refuses an operation that there is not', () => {
    expect(() => describeApi(document, ['sing'])).toThrow('sing');
  });
});
