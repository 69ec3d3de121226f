import type { reasons as english } from '../en/reasons.ts';

export const reasons = {
  required: 'لا بدّ منه.',
  wrong_type: 'يجب أن يكون {{expected}}.',
  too_long: 'هو أطول من اللازم.',
  too_short: 'هو أقصر من اللازم.',
  not_an_option: 'يجب أن يكون واحدًا من {{options}}.',
  unknown_field: 'لا يوجد حقل بهذا الاسم هنا، فراجع كتابته.',
  invalid: 'قيمته غير مقبولة.',
} as const satisfies Record<keyof typeof english, string>;
