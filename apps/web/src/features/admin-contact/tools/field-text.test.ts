import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { askFor, type FieldText, followAddress, lastAsked, startFrom, typeInto, searchedBy } from './field-text.ts';

const empty = startFrom('');
const wantedBy = ({ typed }: FieldText) => searchedBy(typed);
const words = fc.constantFrom('', 'f', 'fo', 'found', 'found late', ' spaced ', 'موعد');

describe('the text of a field', () => {
  it('is never changed by a late echo of its own value in the address', () => {
    const steps = fc.array(
      fc.oneof(
        words.map((typed) => ({ typed })),
        fc.record({ arrive: fc.nat(5) }),
        fc.constant({ ask: true }),
      ),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(steps, (all) => {
        let text = empty;
        let typed = '';
        for (const step of all) {
          if ('typed' in step) {
            typed = step.typed;
            text = typeInto(text, typed);
          } else if ('arrive' in step) {
            const arrived = text.asked[step.arrive];
            text = arrived === undefined || arrived === text.shown ? text : followAddress(text, arrived);
          } else if (wantedBy(text) !== lastAsked(text)) {
            text = askFor(text, wantedBy(text));
          }
          expect(text.typed).toBe(typed);
        }
        const final = lastAsked(text);
        text = final === text.shown ? text : followAddress(text, final);
        expect(text).toMatchObject({ shown: final, typed });
      }),
    );
  });

  it('follows a change of the address that came from elsewhere', () => {
    const waiting = askFor(typeInto(empty, 'found'), 'found');
    expect(followAddress(waiting, 'a saved filter')).toEqual(startFrom('a saved filter'));
  });

  it('is trimmed before the search', () => {
    expect(searchedBy('  two words ')).toBe('two words');
  });
});
