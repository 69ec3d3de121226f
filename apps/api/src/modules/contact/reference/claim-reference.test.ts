import { describe, expect, it } from 'vitest';
import { claimReference } from './claim-reference.ts';

describe('claiming a reference', () => {
  it('tries another reference when the first one is taken', async () => {
    const references = ['AAAA-AAAA', 'BBBB-BBBB', 'CCCC-CCCC'];
    const claimed = await claimReference(
      async (reference) => reference === 'BBBB-BBBB',
      () => references.shift() ?? '',
    );
    expect(claimed).toBe('BBBB-BBBB');
    expect(references).toEqual(['CCCC-CCCC']);
  });

  it('gives up after five taken references instead of trying forever', async () => {
    const tried: string[] = [];
    const claiming = claimReference(
      async (reference) => {
        tried.push(reference);
        return false;
      },
      () => 'AAAA-AAAA',
    );
    await expect(claiming).rejects.toThrow('All of 5 references in a row were taken.');
    expect(tried).toHaveLength(5);
  });
});
