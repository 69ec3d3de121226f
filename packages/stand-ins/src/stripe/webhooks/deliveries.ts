import { createHmac } from 'node:crypto';
import { Pool } from 'pg';

export interface DeliveriesOptions {
  readonly databaseUrl: string;
  readonly secret: string;
  /** The address that events are delivered to; absent as long as nothing listens. */
  readonly url: () => string | undefined;
}

export interface Deliveries {
  /** Looks for something to deliver, soon. */
  wake(): void;
  stop(): Promise<void>;
}

const pollMs = 1000;
const timeoutMs = 10_000;
/** The time for which a delivery is left to the process that took it up. */
const leaseSeconds = 15;
/** Stripe goes on for three days. The first tries come quickly here, because somebody is watching. */
const retrySeconds = [1, 5, 30, 300, 3600] as const;
const attemptsMax = 75;

/** Delivers events, oldest first, until they are answered with 2xx. One round at a time. */
export function startDeliveries({ databaseUrl, secret, url }: DeliveriesOptions): Deliveries {
  // A connection of its own: calls that wait for each other must not keep events from going out.
  const pool = new Pool({ connectionString: databaseUrl, max: 1, application_name: 'rakhim-stripe-deliveries' });
  pool.on('error', () => undefined);
  let running: Promise<void> | undefined;
  let isAgain = false;
  let isStopped = false;

  function wake(): void {
    if (isStopped) {
      return;
    }
    if (running) {
      isAgain = true;
      return;
    }
    running = work()
      .catch(() => undefined)
      .finally(() => {
        running = undefined;
        if (isAgain) {
          isAgain = false;
          wake();
        }
      });
  }

  async function work(): Promise<void> {
    const target = url();
    while (target !== undefined && !isStopped) {
      const delivery = await claim(pool);
      if (!delivery) {
        return;
      }
      await conclude(pool, delivery, await deliver(target, secret, delivery.body));
    }
  }

  const timer = setInterval(wake, pollMs);
  timer.unref();
  return {
    wake,
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await running;
      await pool.end();
    },
  };
}

interface DueDelivery {
  readonly event_id: string;
  readonly attempts: number;
  readonly body: string;
}

/** Takes the oldest that is due; another process leaves it alone for as long as an answer may take. */
async function claim(pool: Pool): Promise<DueDelivery | undefined> {
  const { rows } = await pool.query<{ event_id: string; attempts: number; data: object }>(
    `WITH due AS (
       SELECT d.event_id, o.data FROM stripe_stand_in.deliveries AS d JOIN stripe_stand_in.objects AS o ON o.id = d.event_id
       WHERE d.next_attempt_at <= now() ORDER BY o.position LIMIT 1 FOR UPDATE OF d SKIP LOCKED
     )
     UPDATE stripe_stand_in.deliveries AS d SET attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => ${leaseSeconds})
     FROM due WHERE d.event_id = due.event_id RETURNING d.event_id, d.attempts, due.data`,
  );
  const [row] = rows;
  return row && { event_id: row.event_id, attempts: row.attempts, body: JSON.stringify(row.data) };
}

async function deliver(url: string, secret: string, body: string): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Stripe/1.0 (stand-in)',
        'stripe-signature': signDelivery(body, secret, Math.floor(Date.now() / 1000)),
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

async function conclude(pool: Pool, { event_id, attempts }: DueDelivery, isDelivered: boolean): Promise<void> {
  if (isDelivered || attempts >= attemptsMax) {
    await pool.query('DELETE FROM stripe_stand_in.deliveries WHERE event_id = $1', [event_id]);
    return;
  }
  const seconds = retrySeconds[Math.min(attempts, retrySeconds.length) - 1];
  await pool.query(
    'UPDATE stripe_stand_in.deliveries SET next_attempt_at = now() + make_interval(secs => $2) WHERE event_id = $1',
    [event_id, seconds],
  );
}

/**
 * The header with which Stripe signs what it delivers.
 *
 * @see https://docs.stripe.com/webhooks#verify-manually
 */
function signDelivery(body: string, secret: string, seconds: number): string {
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${signature}`;
}
