import type { Store } from '../store/store.ts';
import { invalidRequest } from './stripe-error.ts';

type Value = unknown;
type Fields = Record<string, Value>;

const depthMax = 4;

/**
 * Puts objects where ids stand, along paths such as `data.latest_invoice`. Lists are gone through, with or without
 * their `data` in the path.
 *
 * @throws for a path that is too deep or leads to something that cannot be expanded.
 */
export async function expand(store: Store, answer: object, paths: readonly string[]): Promise<object> {
  const copy = structuredClone(answer);
  for (const path of paths) {
    const steps = path.split('.');
    if (steps.filter((step) => step !== 'data').length > depthMax) {
      throw invalidRequest(`You cannot expand more than ${depthMax} levels of a property. Property: ${path}`, 'expand');
    }
    await expandPath(store, copy, steps, path);
  }
  return copy;
}

async function expandPath(store: Store, target: Value, steps: readonly string[], path: string): Promise<void> {
  const [step, ...rest] = steps;
  if (step === undefined || typeof target !== 'object' || target === null) {
    return;
  }
  if (Array.isArray(target)) {
    for (const element of target) {
      await expandPath(store, element, steps, path);
    }
    return;
  }
  const fields = target as Fields;
  if (!Object.hasOwn(fields, step)) {
    throw invalidRequest(
      `This property cannot be expanded (${step}). You may want to try expanding another property: ${path}`,
      'expand',
    );
  }
  const value = fields[step];
  if (typeof value === 'string') {
    fields[step] = (await store.findAny(value)) ?? value;
  }
  await expandPath(store, fields[step], rest, path);
}
