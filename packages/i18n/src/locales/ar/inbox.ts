export const inbox = {
  test_succeeded: 'نجح استعلام الاختبار. عدد السجلات: {{records}}.',
  test_failed: 'فشل استعلام الاختبار: {{reason}}',
} as const;
