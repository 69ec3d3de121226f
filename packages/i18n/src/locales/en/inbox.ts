/** What the inbox's own check says. */
export const inbox = {
  test_succeeded: 'Test query successful! Found {{records}} records.',
  test_failed: 'Test query failed: {{reason}}',
} as const;
