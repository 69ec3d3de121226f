import type { types as english } from '../en/types.ts';

export const types = {
  string: 'نصًّا',
  number: 'رقمًا',
  int: 'عددًا صحيحًا',
  boolean: 'true أو false',
  object: 'كائنًا',
  array: 'قائمة',
} as const satisfies Record<keyof typeof english, string>;
