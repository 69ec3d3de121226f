import { createHmac } from 'node:crypto';

/**
 * The header with which Stripe signs what it delivers.
 *
 * @see https://docs.stripe.com/webhooks#verify-manually
 */
export function signDelivery(body: string, secret: string, seconds: number): string {
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${signature}`;
}
