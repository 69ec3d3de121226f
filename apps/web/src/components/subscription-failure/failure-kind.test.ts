import { errorCodes, errors } from '@rakhim/contract';
import { describe, expect, it } from 'vitest';
import { failureKindOf } from './failure-kind.ts';

describe('the kind of a subscription failure', () => {
  it.each([
    ['invalid_session', 'auth'],
    ['session_not_found', 'auth'],
    ['billing_unavailable', 'billing'],
    ['offline', 'network'],
    ['confirmation_required', 'other'],
    ['checkout_replaced', 'other'],
  ] as const)('maps the error code %s to the kind %s', (code, kind) => {
    expect(failureKindOf(code)).toBe(kind);
  });

  it('calls nothing but authentication errors a failure of the session', () => {
    for (const code of errorCodes.filter((known) => failureKindOf(known) === 'auth')) {
      expect(errors[code].type).toBe('authentication_error');
    }
  });
});
