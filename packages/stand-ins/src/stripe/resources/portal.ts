import { z } from 'zod';
import { add, change, newId, requireObject } from '../unit-of-work.ts';
import type { PortalFlow } from '../store/objects.ts';
import {
  defineStripeRoute,
  listObjects,
  mergeMetadata,
  metadata,
  noParameters,
  pageParameters,
  text,
  yesOrNo,
} from '../wire/route.ts';

const onOff = z.strictObject({ enabled: yesOrNo });
const features = z.strictObject({
  customer_update: z.strictObject({ enabled: yesOrNo, allowed_updates: z.array(text).optional() }).optional(),
  invoice_history: onOff.optional(),
  payment_method_update: onOff.optional(),
  subscription_cancel: z
    .strictObject({
      enabled: yesOrNo,
      mode: z.enum(['at_period_end', 'immediately']).optional(),
      proration_behavior: text.optional(),
    })
    .optional(),
  subscription_update: z
    .strictObject({
      enabled: yesOrNo,
      default_allowed_updates: z.array(text).optional(),
      products: z.array(z.strictObject({ product: text, prices: z.array(text) })).optional(),
      proration_behavior: text.optional(),
      trial_update_behavior: z.enum(['end_trial', 'continue_trial']).optional(),
    })
    .optional(),
});
const changeable = {
  features: features.optional(),
  business_profile: z
    .strictObject({
      headline: text.optional(),
      privacy_policy_url: text.optional(),
      terms_of_service_url: text.optional(),
    })
    .optional(),
  default_return_url: text.optional(),
  metadata: metadata.optional(),
  name: text.optional(),
};

const flow = z.strictObject({
  type: z.literal('subscription_update_confirm'),
  subscription_update_confirm: z.strictObject({
    subscription: text,
    items: z.array(z.strictObject({ id: text, price: text, quantity: text.optional() })).length(1),
  }),
  after_completion: z
    .strictObject({
      type: z.enum(['redirect', 'portal_homepage']),
      redirect: z.strictObject({ return_url: z.url() }).optional(),
    })
    .optional(),
});

function toFlow({ type, subscription_update_confirm, after_completion }: z.output<typeof flow>): PortalFlow {
  const redirect = after_completion?.redirect;
  return {
    type,
    subscription_update_confirm,
    after_completion: redirect ? { type: 'redirect', redirect } : { type: 'portal_homepage' },
  };
}

export const portalRoutes = [
  defineStripeRoute(
    'POST',
    '/v1/billing_portal/configurations',
    z.strictObject({ ...changeable, features }),
    (unit, _path, given) =>
      add(
        unit,
        {
          id: newId('bpc'),
          object: 'billing_portal.configuration',
          created: unit.now,
          updated: unit.now,
          livemode: false,
          active: true,
          business_profile: {
            headline: given.business_profile?.headline ?? null,
            privacy_policy_url: given.business_profile?.privacy_policy_url ?? null,
            terms_of_service_url: given.business_profile?.terms_of_service_url ?? null,
          },
          default_return_url: given.default_return_url ?? null,
          features: given.features,
          is_default: false,
          login_page: { enabled: false, url: null },
          metadata: mergeMetadata({}, given.metadata),
          name: given.name ?? null,
        },
        'billing_portal.configuration.created',
      ),
  ),
  defineStripeRoute(
    'POST',
    '/v1/billing_portal/configurations/:id',
    z.strictObject({ ...changeable, active: yesOrNo.optional() }),
    async (unit, { id = '' }, given) => {
      const configuration = await requireObject(unit, 'billing_portal.configuration', id);
      return change(
        unit,
        configuration,
        {
          updated: unit.now,
          active: given.active ?? configuration.active,
          features: { ...configuration.features, ...given.features },
          metadata: mergeMetadata(configuration.metadata ?? {}, given.metadata),
        },
        'billing_portal.configuration.updated',
      );
    },
  ),
  defineStripeRoute(
    'GET',
    '/v1/billing_portal/configurations',
    z.strictObject({ ...pageParameters, active: yesOrNo.optional(), is_default: yesOrNo.optional() }),
    (unit, _path, { active, is_default, ...page }) =>
      listObjects(unit, 'billing_portal.configuration', page, { active, is_default }),
  ),
  defineStripeRoute('GET', '/v1/billing_portal/configurations/:id', noParameters, (unit, { id = '' }) =>
    requireObject(unit, 'billing_portal.configuration', id),
  ),

  defineStripeRoute(
    'POST',
    '/v1/billing_portal/sessions',
    z.strictObject({
      customer: text,
      configuration: text.optional(),
      return_url: z.url().optional(),
      locale: text.optional(),
      flow_data: flow.optional(),
    }),
    async (unit, _path, given) => {
      await requireObject(unit, 'customer', given.customer, 'customer');
      if (given.configuration !== undefined) {
        await requireObject(unit, 'billing_portal.configuration', given.configuration, 'configuration');
      }
      const id = newId('bps', 48);
      return add(
        unit,
        {
          id,
          object: 'billing_portal.session',
          created: unit.now,
          livemode: false,
          configuration: given.configuration ?? 'bpc_default',
          customer: given.customer,
          flow: given.flow_data ? toFlow(given.flow_data) : null,
          locale: given.locale ?? null,
          on_behalf_of: null,
          return_url: given.return_url ?? null,
          url: `${unit.origin}/portal/${id}`,
        },
        'billing_portal.session.created',
      );
    },
  ),
];
