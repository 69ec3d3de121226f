import { billingOperations } from './generated/billing.data.ts';
import { catalogueOperations } from './generated/catalogue.data.ts';
import { devicesOperations } from './generated/devices.data.ts';
import { healthOperations } from './generated/health.data.ts';
import { historyOperations } from './generated/history.data.ts';
import { jobsOperations } from './generated/jobs.data.ts';
import { openaiOperations } from './generated/openai.data.ts';
import { speechOperations } from './generated/speech.data.ts';
import { textOperations } from './generated/text.data.ts';
import { usageOperations } from './generated/usage.data.ts';

const apiReference = [
  ...speechOperations,
  ...textOperations,
  ...jobsOperations,
  ...openaiOperations,
  ...catalogueOperations,
  ...usageOperations,
  ...historyOperations,
  ...billingOperations,
  ...devicesOperations,
  ...healthOperations,
] as const;

export type OperationId = (typeof apiReference)[number]['id'];
export type OperationGroup = (typeof apiReference)[number]['tag'];

export interface Field {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  /** The key of its description among the texts. */
  readonly meaningKey?: string;
}

export interface Operation {
  readonly id: OperationId;
  readonly method: string;
  readonly path: string;
  readonly tag: OperationGroup;
  /** An operation that needs no API key. */
  readonly isOpen: boolean;
  readonly parameters: readonly Field[];
  readonly request: readonly Field[];
  readonly response: readonly Field[];
  readonly errors: readonly { readonly status: string; readonly codes: readonly string[] }[];
}

const operations: readonly Operation[] = apiReference;

/** The API operations of the contract, by group. */
export const operationGroups: readonly { readonly group: OperationGroup; readonly operations: readonly Operation[] }[] =
  [...new Set(operations.map(({ tag }) => tag))].map((group) => ({
    group,
    operations: operations.filter(({ tag }) => tag === group),
  }));
