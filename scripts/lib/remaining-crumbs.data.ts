/**
 * Crumbs that stood here before the rule did. The list may only shrink: remove the row of a file that you have folded
 * into its importer, and add none.
 */
export const remainingCrumbs: readonly string[] = [
  'apps/web/src/app/with-texts.tsx',
  'apps/web/src/features/admin-contact/pane/plain-text.tsx',
  'apps/web/src/features/admin-contact/tools/searched-by.ts',
  'apps/web/src/features/auth/confirmed/choose-password.tsx',
  'apps/web/src/features/auth/confirmed/expired-confirmation.tsx',
  'apps/web/src/features/auth/google-mark.tsx',
  'apps/web/src/features/batch/empty-queue.tsx',
  'apps/web/src/features/batch/format-remaining.ts',
  'apps/web/src/features/batch/use-follow-queue.ts',
  'apps/web/src/features/contact/form/receipt.tsx',
  'apps/web/src/features/contact/form/use-counter-text.ts',
  'apps/web/src/features/contact/until-prefilled.ts',
  'apps/web/src/features/dashboard/activity/use-download-utterance.ts',
  'apps/web/src/features/generate/reading/latin-choice.tsx',
  'apps/web/src/features/home/closing.tsx',
  'apps/web/src/features/home/testimonials.tsx',
  'apps/web/src/features/pricing/button-variant-of.ts',
  'apps/web/src/features/settings/email/pending-email.tsx',
  'apps/web/src/lib/format-integer.ts',
  'apps/web/src/prerender/compress-files.ts',
  'apps/web/src/prerender/script-budget.ts',
  'packages/arabic/src/vowels/agreement/subjects-after-pronouns.ts',
  'packages/arabic/src/vowels/choose-reading.ts',
];
