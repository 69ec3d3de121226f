import { expect, it } from 'vitest';
import { type Work, currentWork, runAs } from '#src/fairness/work.ts';
import { createAdmissionService } from '#src/modules/admission/admission.service.ts';
import { admit } from './authenticate-account.ts';

it('a key that was never seen waits with those who sign in, and with its account from then on', async () => {
  const admission = createAdmissionService(10);
  const seen: Work[] = [];
  const ask = (): Promise<void> =>
    runAs({ share: 'speech', tenant: '192.0.2.1' }, () =>
      admit(admission, 'a-key', async (visit) => {
        seen.push(currentWork());
        visit.noteAccount('an-account');
      }),
    );
  await ask();
  await ask();
  expect(seen.map(({ share }) => share)).toEqual(['sign-in', 'speech']);
  expect(seen[1]?.tenant).toBe('an-account');
});
