import { describe, expect, it } from 'vitest';
import type { Boundary } from '../reading.ts';
import { toPassages } from './passages.ts';

const clause = (words: number, boundary: Boundary = 'comma') => ({
  words: Array.from({ length: words }, () => 'كلمة'),
  boundary,
});

describe('passages', () => {
  it('lets the first clause stand alone and gathers the next ones up to some sixty words', () => {
    const sizes = [...toPassages([clause(3), clause(30), clause(30), clause(10), clause(5)])].map((passage) =>
      passage.map(({ words }) => words.length),
    );
    expect(sizes).toEqual([[3], [30, 30, 10], [5]]);
  });

  it('takes no clause before it is asked for', () => {
    const taken: number[] = [];
    function* clauses() {
      for (const words of [5, 50, 50, 50]) {
        taken.push(words);
        yield clause(words);
      }
    }
    const passages = toPassages(clauses());
    passages.next();
    expect(taken).toEqual([5]);
    passages.next();
    expect(taken).toEqual([5, 50, 50]);
  });

  it('has none for a text without clauses', () => {
    expect([...toPassages([])]).toEqual([]);
  });
});
