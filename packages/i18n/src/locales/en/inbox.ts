/** Texts of the inbox's diagnostics. */
export const inbox = {
  test_succeeded: 'Test query successful! Found {{records}} records.',
  test_failed: 'Test query failed: {{reason}}',
} as const;
