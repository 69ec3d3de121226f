import { z } from 'zod';
import { requireObject } from '../unit-of-work.ts';
import { defineStripeRoute, listObjects, noParameters, pageParameters, seconds, text } from '../wire/route.ts';

const span = z.strictObject({
  gt: seconds.optional(),
  gte: seconds.optional(),
  lt: seconds.optional(),
  lte: seconds.optional(),
});

export const eventRoutes = [
  defineStripeRoute(
    'GET',
    '/v1/events',
    z.strictObject({
      ...pageParameters,
      type: text.optional(),
      types: z.array(text).max(20).optional(),
      created: span.optional(),
    }),
    async (unit, _path, { type, types, created = {}, limit, ...cursor }) => {
      const { gt = -1, gte = 0, lt = Infinity, lte = Infinity } = created;
      const { data, ...list } = await listObjects(unit, 'event', { ...cursor, limit: 10_000 }, { type });
      const chosen = data.filter(
        (event) =>
          (!types || types.includes(event.type)) &&
          event.created > gt &&
          event.created >= gte &&
          event.created < lt &&
          event.created <= lte,
      );
      return { ...list, data: chosen.slice(0, limit), has_more: chosen.length > limit };
    },
  ),
  defineStripeRoute('GET', '/v1/events/:id', noParameters, (unit, { id = '' }) => requireObject(unit, 'event', id)),
];
