import { type Share, type Work, shares } from './work.ts';

/** A semaphore whose places tenants get in turn, however many each of them waits for. */
export interface FairSemaphore {
  /** Waits for a place. @returns what gives it back; calls after the first do nothing. @throws after the longest wait. */
  acquire(work: Work): Promise<() => void>;
}

export interface FairSemaphoreOptions {
  readonly places: number;
  /** Places that are left free for a share unless it uses them itself. */
  readonly reserved?: Partial<Readonly<Record<Share, number>>>;
  readonly waitMsMax: number;
  /** What somebody is told who has waited for that long. */
  readonly createTimeoutError: () => Error;
}

type Waiter = () => void;

/**
 * A semaphore with a queue per tenant. A share may use every place that is not kept for another one; within a share
 * tenants go round robin, so whoever asks for the second time waits behind all who ask for the first.
 */
export function createFairSemaphore({
  places,
  reserved = {},
  waitMsMax,
  createTimeoutError,
}: FairSemaphoreOptions): FairSemaphore {
  const queues = new Map(shares.map((share) => [share, createQueue()]));
  const used = new Map<Share, number>(shares.map((share) => [share, 0]));
  /** The share whose turn was longest ago comes first. */
  const order: Share[] = [...shares];

  function usedBy(share: Share): number {
    return used.get(share) ?? 0;
  }

  function hasPlaceFor(share: Share): boolean {
    let taken = 0;
    for (const one of shares) {
      taken += one === share ? usedBy(one) : Math.max(usedBy(one), reserved[one] ?? 0);
    }
    return taken < places;
  }

  function occupy(share: Share): void {
    used.set(share, usedBy(share) + 1);
    order.push(...order.splice(order.indexOf(share), 1));
  }

  function vacate(share: Share): void {
    used.set(share, usedBy(share) - 1);
    for (let next = findNext(); next; next = findNext()) {
      const waiter = queues.get(next)?.shift();
      if (waiter) {
        occupy(next);
        waiter();
      }
    }
  }

  function findNext(): Share | undefined {
    return order.find((share) => queues.get(share)?.isEmpty() === false && hasPlaceFor(share));
  }

  function wait({ share, tenant }: Work): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        queues.get(share)?.remove(tenant, waiter);
        reject(createTimeoutError());
      }, waitMsMax);
      const waiter: Waiter = () => {
        clearTimeout(timer);
        resolve();
      };
      queues.get(share)?.push(tenant, waiter);
    });
  }

  return {
    async acquire(work) {
      const { share } = work;
      if (hasPlaceFor(share) && queues.get(share)?.isEmpty() === true) {
        occupy(share);
      } else {
        await wait(work);
      }
      let isTaken = true;
      return () => {
        if (isTaken) {
          isTaken = false;
          vacate(share);
        }
      };
    },
  };
}

/** A queue in which tenants take turns, and each tenant's own come in the order in which they came. */
function createQueue() {
  /** In the order of their turns. */
  const tenants = new Map<string, Waiter[]>();
  return {
    isEmpty: () => tenants.size === 0,
    push(tenant: string, waiter: Waiter): void {
      const waiters = tenants.get(tenant);
      if (waiters) {
        waiters.push(waiter);
      } else {
        tenants.set(tenant, [waiter]);
      }
    },
    shift(): Waiter | undefined {
      const [first] = tenants;
      if (!first) {
        return undefined;
      }
      const [tenant, waiters] = first;
      const waiter = waiters.shift();
      tenants.delete(tenant);
      if (waiters.length > 0) {
        tenants.set(tenant, waiters);
      }
      return waiter;
    },
    remove(tenant: string, waiter: Waiter): void {
      const left = tenants.get(tenant)?.filter((one) => one !== waiter) ?? [];
      if (left.length > 0) {
        tenants.set(tenant, left);
      } else {
        tenants.delete(tenant);
      }
    },
  };
}
