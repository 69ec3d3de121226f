import type { WarningCode } from '@nabra/contract';

export const warnings = {
  style_not_honoured: 'لم يستطع هذا الصوت اتباع جزء من وصف الأسلوب: «{{detail}}».',
  markup_removed: 'وسوم الترميز لا تُقرأ، فتُركت: «{{detail}}».',
  characters_skipped: 'تُركت رموز لا صوت لها: «{{detail}}».',
  foreign_script_skipped: 'الأصوات تقرأ الحروف العربية واللاتينية، فتُرك هذا: «{{detail}}».',
} as const satisfies Record<WarningCode, string>;
