import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { askFor, followAddress, lastAsked, startFrom } from './address-text.ts';

const words = fc.constantFrom('', 'f', 'fo', 'found', 'found late', 'موعد');

describe('the text of a field', () => {
  it('is never changed by an echo of its own value in the address, and what was asked last arrives', () => {
    const steps = fc.array(fc.oneof(words, fc.record({ arrive: fc.nat(5) })), { maxLength: 40 });
    fc.assert(
      fc.property(steps, (all) => {
        let text = startFrom('');
        for (const step of all) {
          if (typeof step === 'string') {
            text = step === lastAsked(text) ? text : askFor(text, step);
          } else {
            const { isFromElsewhere, ...now } = followAddress(text, text.asked[step.arrive] ?? text.shown);
            expect(isFromElsewhere).toBe(false);
            text = now;
          }
        }
        const final = lastAsked(text);
        expect(followAddress(text, final)).toEqual({ shown: final, asked: [], isFromElsewhere: false });
      }),
    );
  });

  it('follows a change of the address that came from elsewhere', () => {
    const waiting = askFor(startFrom(''), 'found');
    expect(followAddress(waiting, 'a saved filter')).toEqual({
      ...startFrom('a saved filter'),
      isFromElsewhere: true,
    });
  });

  it('waits for nothing that was overtaken by a way back to what is shown', () => {
    const taken = followAddress(askFor(askFor(startFrom(''), 'f'), ''), '');
    expect(taken).toMatchObject({ asked: [], isFromElsewhere: false });
    expect(followAddress(taken, 'f').isFromElsewhere).toBe(true);
  });
});
