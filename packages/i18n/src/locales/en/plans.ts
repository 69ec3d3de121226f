import type { Entitlement, PlanId } from '@rakhim/contract';

export const plans = {
  descriptions: {
    basic: 'For personal projects and first steps.',
    pro: 'For creators, teachers and teams that publish often.',
    enterprise: 'For publishers and organisations with large volumes.',
  } satisfies Record<PlanId, string>,
  features: {
    basic: ['Standard voices', 'Basic API access', 'Email support'],
    pro: ['All voices and dialects', 'Full API access', 'Priority support', 'Custom style instructions'],
    enterprise: ['Everything in Pro', 'Dedicated account manager', 'Custom deployment options'],
  } satisfies Record<PlanId, readonly string[]>,
  entitlements: {
    'dialects.standard': 'the standard dialects',
    'dialects.extended': 'the Saudi, UAE and Qatar voices',
    style: 'style instructions',
  } satisfies Record<Entitlement, string>,
  /** About how much speech that many characters make. */
  speech: {
    minutes_one: 'about {{number}} minute of speech',
    minutes_other: 'about {{number}} minutes of speech',
    hours_one: 'about {{number}} hour of speech',
    hours_other: 'about {{number}} hours of speech',
  },
} as const;
