import { describe, expect, it } from 'vitest';
import { MarkupError } from '../markup-error.ts';
import { obeyed, refused } from '../testing/conformance.data.ts';
import { sketch } from '../testing/read-plan.ts';
import { parseSsml } from './parse-ssml.ts';

const open = '<?xml version="1.0"?>\n<speak version="1.1" xmlns="http://www.w3.org/2001/10/synthesis" xml:lang="ar">';

describe('a document of SSML 1.1', () => {
  it.each(obeyed)('is obeyed: %s', (_rule, body, plan) => {
    expect(sketch(parseSsml(`${open}${body}</speak>`, { voice: 'male1' }))).toBe(plan);
  });

  it.each(refused)('is refused: %s', (_rule, document, fault) => {
    expect(() => parseSsml(document, { voice: 'male1' })).toThrow(expect.objectContaining({ fault }));
    expect(() => parseSsml(document, { voice: 'male1' })).toThrow(MarkupError);
  });
});
