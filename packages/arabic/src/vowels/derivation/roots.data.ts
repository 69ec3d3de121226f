import { derivedRoots } from './derived-roots.data.ts';
import { plainRoots } from './plain-roots.data.ts';

/** The roots of each pattern. */
export const rootsByPattern = { ...plainRoots, ...derivedRoots } as const;

export type Pattern = keyof typeof rootsByPattern;
