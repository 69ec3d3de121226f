export * from './documents/document-error.ts';
export * from './documents/document.ts';
export * from './plan/batch-plan.ts';
export * from './plan/batch-settings.ts';
export * from './run/batch.ts';
export type * from './run/clock.ts';
export * from './run/speak.ts';
export * from './store/batch-store.ts';
export * from './declared.ts';
