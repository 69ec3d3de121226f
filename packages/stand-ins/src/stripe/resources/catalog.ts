import { z } from 'zod';
import { type UnitOfWork, add, change, newId, requireObject } from '../unit-of-work.ts';
import { invalidRequest } from '../wire/stripe-error.ts';
import {
  defineStripeRoute,
  listObjects,
  mergeMetadata,
  metadata,
  noParameters,
  pageParameters,
  text,
  whole,
  yesOrNo,
} from '../wire/route.ts';

/** A lookup key names one active price; another one may take it over. */
async function claimLookupKey(unit: UnitOfWork, lookupKey: string, isTransfer: boolean): Promise<void> {
  const { data } = await unit.store.list('price', { lookup_key: lookupKey });
  for (const holder of data) {
    if (!isTransfer) {
      throw invalidRequest(
        `A price (\`${holder.id}\`) already uses that lookup key.`,
        'lookup_key',
        'lookup_key_already_exists',
      );
    }
    await change(unit, holder, { lookup_key: null }, 'price.updated');
  }
}

const productFields = {
  name: text.optional(),
  description: text.optional(),
  active: yesOrNo.optional(),
  metadata: metadata.optional(),
  url: text.optional(),
};

const newPrice = z.strictObject({
  currency: text,
  product: text,
  unit_amount: whole.nonnegative(),
  recurring: z
    .strictObject({
      interval: z.enum(['day', 'week', 'month', 'year']),
      interval_count: whole.optional(),
      usage_type: z.enum(['licensed']).optional(),
    })
    .optional(),
  lookup_key: text.optional(),
  transfer_lookup_key: yesOrNo.default(false),
  nickname: text.optional(),
  active: yesOrNo.default(true),
  metadata: metadata.optional(),
  tax_behavior: z.enum(['exclusive', 'inclusive', 'unspecified']).default('unspecified'),
});

export const catalogRoutes = [
  defineStripeRoute(
    'POST',
    '/v1/products',
    z.strictObject({ ...productFields, id: text.optional(), name: text }),
    async (unit, _path, given) => {
      const id = given.id ?? newId('prod', 14);
      if (await unit.store.findAny(id)) {
        throw invalidRequest('Product already exists.', 'id', 'resource_already_exists');
      }
      return add(
        unit,
        {
          id,
          object: 'product',
          created: unit.now,
          updated: unit.now,
          livemode: false,
          active: given.active ?? true,
          name: given.name,
          description: given.description ?? null,
          default_price: null,
          images: [],
          marketing_features: [],
          metadata: mergeMetadata({}, given.metadata),
          package_dimensions: null,
          shippable: null,
          tax_details: null,
          type: 'service',
          url: given.url ?? null,
        },
        'product.created',
      );
    },
  ),
  defineStripeRoute(
    'GET',
    '/v1/products',
    z.strictObject({ ...pageParameters, active: yesOrNo.optional() }),
    (unit, _path, { active, ...page }) => listObjects(unit, 'product', page, { active }),
  ),
  defineStripeRoute('GET', '/v1/products/:id', noParameters, async (unit, { id = '' }) =>
    requireObject(unit, 'product', id),
  ),
  defineStripeRoute(
    'POST',
    '/v1/products/:id',
    z.strictObject(productFields),
    async (unit, { id = '' }, { metadata: changes, ...fields }) => {
      const product = await requireObject(unit, 'product', id);
      const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
      return change(
        unit,
        product,
        { ...given, updated: unit.now, metadata: mergeMetadata(product.metadata, changes) },
        'product.updated',
      );
    },
  ),

  defineStripeRoute('POST', '/v1/prices', newPrice, async (unit, _path, given) => {
    await requireObject(unit, 'product', given.product, 'product');
    if (given.lookup_key !== undefined) {
      await claimLookupKey(unit, given.lookup_key, given.transfer_lookup_key);
    }
    return add(
      unit,
      {
        id: newId('price'),
        object: 'price',
        created: unit.now,
        livemode: false,
        active: given.active,
        billing_scheme: 'per_unit',
        currency: given.currency,
        custom_unit_amount: null,
        lookup_key: given.lookup_key ?? null,
        metadata: mergeMetadata({}, given.metadata),
        nickname: given.nickname ?? null,
        product: given.product,
        recurring: given.recurring
          ? {
              interval: given.recurring.interval,
              interval_count: given.recurring.interval_count ?? 1,
              meter: null,
              trial_period_days: null,
              usage_type: 'licensed',
            }
          : null,
        tax_behavior: given.tax_behavior,
        tiers_mode: null,
        transform_quantity: null,
        type: given.recurring ? 'recurring' : 'one_time',
        unit_amount: given.unit_amount,
      },
      'price.created',
    );
  }),
  defineStripeRoute(
    'GET',
    '/v1/prices',
    z.strictObject({
      ...pageParameters,
      active: yesOrNo.optional(),
      product: text.optional(),
      lookup_keys: z.array(text).max(10).optional(),
    }),
    async (unit, _path, { active, product, lookup_keys, ...page }) => {
      const found = await listObjects(unit, 'price', lookup_keys ? { limit: 1000 } : page, { active, product });
      return lookup_keys
        ? {
            ...found,
            has_more: false,
            data: found.data.filter(({ lookup_key }) => lookup_key !== null && lookup_keys.includes(lookup_key)),
          }
        : found;
    },
  ),
  defineStripeRoute('GET', '/v1/prices/:id', noParameters, async (unit, { id = '' }) =>
    requireObject(unit, 'price', id),
  ),
  defineStripeRoute(
    'POST',
    '/v1/prices/:id',
    z.strictObject({
      active: yesOrNo.optional(),
      nickname: text.optional(),
      lookup_key: text.optional(),
      transfer_lookup_key: yesOrNo.default(false),
      metadata: metadata.optional(),
    }),
    async (unit, { id = '' }, { active, nickname, lookup_key, transfer_lookup_key, metadata: changes }) => {
      const price = await requireObject(unit, 'price', id);
      if (lookup_key && lookup_key !== price.lookup_key) {
        await claimLookupKey(unit, lookup_key, transfer_lookup_key);
      }
      return change(
        unit,
        price,
        {
          metadata: mergeMetadata(price.metadata, changes),
          ...(active !== undefined && { active }),
          ...(nickname !== undefined && { nickname }),
          ...(lookup_key !== undefined && { lookup_key: lookup_key === '' ? null : lookup_key }),
        },
        'price.updated',
      );
    },
  ),
];
