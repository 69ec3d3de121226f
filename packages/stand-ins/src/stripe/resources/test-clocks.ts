import { z } from 'zod';
import { advanceClock } from '../lifecycle/advance-clock.ts';
import { add, change, newId, requireObject } from '../unit-of-work.ts';
import { invalidRequest } from '../wire/stripe-error.ts';
import { defineStripeRoute, listObjects, noParameters, pageParameters, seconds, text } from '../wire/route.ts';

const monthSeconds = 31 * 86_400;

export const testClockRoutes = [
  defineStripeRoute(
    'POST',
    '/v1/test_helpers/test_clocks',
    z.strictObject({ frozen_time: seconds, name: text.optional() }),
    (unit, _path, { frozen_time, name }) =>
      add(
        unit,
        {
          id: newId('clock'),
          object: 'test_helpers.test_clock',
          created: unit.now,
          deletes_after: unit.now + monthSeconds,
          frozen_time,
          livemode: false,
          name: name ?? null,
          status: 'ready',
          status_details: {},
        },
        'test_helpers.test_clock.created',
      ),
  ),
  defineStripeRoute('GET', '/v1/test_helpers/test_clocks', z.strictObject(pageParameters), (unit, _path, page) =>
    listObjects(unit, 'test_helpers.test_clock', page),
  ),
  defineStripeRoute('GET', '/v1/test_helpers/test_clocks/:id', noParameters, (unit, { id = '' }) =>
    requireObject(unit, 'test_helpers.test_clock', id),
  ),
  defineStripeRoute(
    'POST',
    '/v1/test_helpers/test_clocks/:id/advance',
    z.strictObject({ frozen_time: seconds }),
    async (unit, { id = '' }, { frozen_time }) => {
      const clock = await requireObject(unit, 'test_helpers.test_clock', id);
      if (frozen_time <= clock.frozen_time) {
        throw invalidRequest('The frozen time of a test clock can only be advanced.', 'frozen_time');
      }
      await advanceClock(unit, id, frozen_time);
      await change(unit, clock, { frozen_time }, 'test_helpers.test_clock.ready');
      // As with Stripe, the answer says that the advance has begun; by the next request it is done.
      return { ...clock, frozen_time, status: 'advancing' };
    },
  ),
  defineStripeRoute('DELETE', '/v1/test_helpers/test_clocks/:id', noParameters, async (unit, { id = '' }) => {
    await requireObject(unit, 'test_helpers.test_clock', id);
    for (const name of ['customer', 'subscription', 'invoice'] as const) {
      for (const object of (await unit.store.list(name, { test_clock: id })).data) {
        await unit.store.delete(object.id);
      }
    }
    await unit.store.delete(id);
    return { id, object: 'test_helpers.test_clock', deleted: true };
  }),
];
