import { apiReference } from './api-reference.data.ts';

export type OperationId = (typeof apiReference)[number]['id'];

export interface Field {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  /** Under which its meaning stands among the texts. */
  readonly meaningKey?: string;
}

export interface Operation {
  readonly id: OperationId;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Field[];
  readonly request: readonly Field[];
  readonly response: readonly Field[];
  readonly errors: readonly { readonly status: string; readonly codes: readonly string[] }[];
}

/** The calls that the page explains, as the contract has them. */
export const operations: readonly Operation[] = apiReference;
