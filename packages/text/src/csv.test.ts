import { describe, expect, it } from 'vitest';
import { withoutFormulaMark, writeCsv } from './csv.ts';

describe('CSV', () => {
  it('quotes what would be taken apart, and keeps Arabic', () => {
    expect(
      writeCsv(
        ['key', 'n'],
        [
          ['مفتاح "الإنتاج", 1', 5],
          ['line\nbreak', -3],
        ],
      ),
    ).toBe('\u{FEFF}key,n\r\n"مفتاح ""الإنتاج"", 1",5\r\n"line\nbreak",-3\r\n');
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '=HYPERLINK("http://x")'])(
    'marks %j as text, so that no spreadsheet computes it',
    (cell) => {
      const [, line = ''] = writeCsv(['key'], [[cell]]).split('\r\n');
      expect(line.replace(/^"/u, '').startsWith("'")).toBe(true);
    },
  );

  it.each(['=1', "'=1", "''+1", "'quoted", 'مصر'])('reads %j as it was written', (cell) => {
    const [, line = ''] = writeCsv(['key'], [[cell]]).split('\r\n');
    expect(withoutFormulaMark(line)).toBe(cell);
  });
});
