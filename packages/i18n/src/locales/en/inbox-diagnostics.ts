/** What the service says of itself on the administrators' inbox. */
export const inboxDiagnostics = {
  passed_one: 'Test query successful! Found {{count}} records.',
  passed_other: 'Test query successful! Found {{count}} records.',
  failed: 'Test query failed: {{reason}}',
} as const;
