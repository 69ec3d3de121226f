import type Stripe from 'stripe';

/** Fields of one of Stripe's objects as they are kept: what can be expanded is kept as its id. */
type Kept<T, K extends keyof T> = { [P in K]: string extends T[P] ? Extract<T[P], string | null> : T[P] };

/** Those of Stripe's fields that this stand-in fills, with Stripe's own types. */
export interface StripeObjects {
  customer: Kept<
    Stripe.Customer,
    | 'id'
    | 'object'
    | 'created'
    | 'livemode'
    | 'email'
    | 'name'
    | 'phone'
    | 'description'
    | 'metadata'
    | 'balance'
    | 'currency'
    | 'delinquent'
    | 'default_source'
    | 'invoice_settings'
    | 'preferred_locales'
    | 'shipping'
  > & { test_clock: string | null };
  product: Kept<
    Stripe.Product,
    | 'id'
    | 'object'
    | 'created'
    | 'updated'
    | 'livemode'
    | 'active'
    | 'name'
    | 'description'
    | 'images'
    | 'marketing_features'
    | 'metadata'
    | 'package_dimensions'
    | 'shippable'
    | 'tax_details'
    | 'type'
    | 'url'
  > & { default_price: string | null };
  price: Kept<
    Stripe.Price,
    | 'id'
    | 'object'
    | 'created'
    | 'livemode'
    | 'active'
    | 'billing_scheme'
    | 'currency'
    | 'custom_unit_amount'
    | 'lookup_key'
    | 'metadata'
    | 'nickname'
    | 'product'
    | 'recurring'
    | 'tax_behavior'
    | 'tiers_mode'
    | 'transform_quantity'
    | 'type'
    | 'unit_amount'
  >;
  payment_method: Kept<
    Stripe.PaymentMethod,
    'id' | 'object' | 'created' | 'livemode' | 'billing_details' | 'customer' | 'metadata' | 'type'
  > & {
    card: Pick<
      Stripe.PaymentMethod.Card,
      'brand' | 'country' | 'exp_month' | 'exp_year' | 'fingerprint' | 'funding' | 'last4'
    >;
  };
  subscription: Kept<
    Stripe.Subscription,
    | 'id'
    | 'object'
    | 'created'
    | 'livemode'
    | 'billing_cycle_anchor'
    | 'cancel_at'
    | 'cancel_at_period_end'
    | 'canceled_at'
    | 'cancellation_details'
    | 'collection_method'
    | 'currency'
    | 'customer'
    | 'days_until_due'
    | 'default_payment_method'
    | 'description'
    | 'discounts'
    | 'ended_at'
    | 'latest_invoice'
    | 'metadata'
    | 'pause_collection'
    | 'pending_setup_intent'
    | 'pending_update'
    | 'schedule'
    | 'start_date'
    | 'status'
    | 'test_clock'
    | 'trial_end'
    | 'trial_settings'
    | 'trial_start'
  > & { items: KeptList<SubscriptionItem> };
  invoice: Kept<
    Stripe.Invoice,
    | 'id'
    | 'object'
    | 'created'
    | 'livemode'
    | 'amount_due'
    | 'amount_paid'
    | 'amount_remaining'
    | 'attempt_count'
    | 'attempted'
    | 'automatically_finalizes_at'
    | 'billing_reason'
    | 'collection_method'
    | 'currency'
    | 'customer'
    | 'customer_email'
    | 'customer_name'
    | 'default_payment_method'
    | 'description'
    | 'due_date'
    | 'effective_at'
    | 'ending_balance'
    | 'metadata'
    | 'next_payment_attempt'
    | 'number'
    | 'parent'
    | 'period_end'
    | 'period_start'
    | 'starting_balance'
    | 'status'
    | 'status_transitions'
    | 'subtotal'
    | 'test_clock'
    | 'total'
  > & { hosted_invoice_url: string | null; lines: KeptList<InvoiceLine> };
  invoice_payment: Kept<
    Stripe.InvoicePayment,
    | 'id'
    | 'object'
    | 'created'
    | 'livemode'
    | 'amount_paid'
    | 'amount_requested'
    | 'currency'
    | 'invoice'
    | 'is_default'
    | 'payment'
    | 'status'
    | 'status_transitions'
  >;
  payment_intent: Kept<
    Stripe.PaymentIntent,
    | 'id'
    | 'object'
    | 'created'
    | 'livemode'
    | 'amount'
    | 'amount_received'
    | 'currency'
    | 'customer'
    | 'metadata'
    | 'payment_method'
    | 'payment_method_types'
    | 'status'
  >;
  refund: Kept<
    Stripe.Refund,
    'id' | 'object' | 'created' | 'amount' | 'charge' | 'currency' | 'metadata' | 'payment_intent' | 'reason' | 'status'
  >;
  'checkout.session': Kept<
    Stripe.Checkout.Session,
    | 'id'
    | 'object'
    | 'created'
    | 'livemode'
    | 'amount_subtotal'
    | 'amount_total'
    | 'cancel_url'
    | 'client_reference_id'
    | 'currency'
    | 'customer'
    | 'customer_email'
    | 'expires_at'
    | 'invoice'
    | 'locale'
    | 'metadata'
    | 'mode'
    | 'payment_method_collection'
    | 'payment_method_types'
    | 'payment_status'
    | 'status'
    | 'subscription'
    | 'success_url'
    | 'ui_mode'
    | 'url'
  >;
  'billing_portal.configuration': Kept<
    Stripe.BillingPortal.Configuration,
    | 'id'
    | 'object'
    | 'created'
    | 'updated'
    | 'livemode'
    | 'active'
    | 'business_profile'
    | 'default_return_url'
    | 'is_default'
    | 'login_page'
    | 'metadata'
    | 'name'
  > & { features: Record<string, unknown> };
  'billing_portal.session': Kept<
    Stripe.BillingPortal.Session,
    | 'id'
    | 'object'
    | 'created'
    | 'livemode'
    | 'configuration'
    | 'customer'
    | 'locale'
    | 'on_behalf_of'
    | 'return_url'
    | 'url'
  > & {
    flow: PortalFlow | null;
  };
  event: Kept<
    Stripe.EventBase,
    'id' | 'object' | 'created' | 'livemode' | 'api_version' | 'pending_webhooks' | 'request' | 'type'
  > & {
    data: { object: Record<string, unknown>; previous_attributes?: Record<string, unknown> };
  };
  'test_helpers.test_clock': Kept<
    Stripe.TestHelpers.TestClock,
    'id' | 'object' | 'created' | 'livemode' | 'deletes_after' | 'frozen_time' | 'name' | 'status' | 'status_details'
  >;
  /** None of Stripe's: what a checkout session was made with and its object does not say. */
  checkout_plan: {
    id: string;
    object: 'checkout_plan';
    price: string;
    trialDays: number | null;
    trialEnd: number | null;
    subscriptionMetadata: Record<string, string>;
  };
}

export type ObjectName = keyof StripeObjects;
export type AnyObject = StripeObjects[ObjectName];

export type Customer = StripeObjects['customer'];
export type Price = StripeObjects['price'];
export type PaymentMethod = StripeObjects['payment_method'];
export type Subscription = StripeObjects['subscription'];
export type Invoice = StripeObjects['invoice'];
export type CheckoutSession = StripeObjects['checkout.session'];
export type CheckoutPlan = StripeObjects['checkout_plan'];
export type PortalSession = StripeObjects['billing_portal.session'];

export interface KeptList<T> {
  object: 'list';
  data: T[];
  has_more: boolean;
  url: string;
}

export type SubscriptionItem = Kept<
  Stripe.SubscriptionItem,
  | 'id'
  | 'object'
  | 'created'
  | 'current_period_end'
  | 'current_period_start'
  | 'discounts'
  | 'metadata'
  | 'subscription'
> & { price: Price; quantity: number };
export type InvoiceLine = Kept<
  Stripe.InvoiceLineItem,
  | 'id'
  | 'object'
  | 'amount'
  | 'currency'
  | 'description'
  | 'discountable'
  | 'invoice'
  | 'livemode'
  | 'metadata'
  | 'period'
  | 'quantity'
>;

/** The one flow that is offered: confirming a change of plan. */
export interface PortalFlow {
  type: 'subscription_update_confirm';
  subscription_update_confirm: { subscription: string; items: { id: string; price: string }[] };
  after_completion: { type: 'redirect'; redirect: { return_url: string } } | { type: 'portal_homepage' };
}
