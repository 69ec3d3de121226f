import type { reasons as english } from '../en/reasons.ts';

export const reasons = {
  required: 'لا بدّ منه.',
  wrong_type: 'يجب أن يكون {{expected}}.',
  too_long: 'هو أطول من اللازم.',
  too_short: 'هو أقصر من اللازم.',
  not_an_option: 'يجب أن يكون واحدًا من {{options}}.',
  unknown_field: 'لا يوجد حقل بهذا الاسم هنا، فراجع كتابته.',
  invalid: 'قيمته غير مقبولة.',
  one_of_vowelled_or_spoken: 'يلزم vowelled أو spoken، أحدهما دون الآخر.',
  out_of_text: 'يجب أن يقع start وend داخل النص بعدد نقاط يونيكود، وأن يسبق start ما بعده.',
  out_of_order: 'يتداخل مع ما قبله أو يسبقه في النص.',
  not_arabic_words: 'لا يقبل vowelled إلا حروفًا عربية وحركات ومسافات.',
  not_words: 'لا يقبل spoken إلا حروفًا ومسافات؛ اكتب الأرقام والرموز بالكلمات.',
  reading_too_long: 'يقول أكثر بكثير مما يحلّ محلّه.',
  readings_add_too_much: 'تقول القراءات مجتمعة أكثر بكثير من النص؛ اكتب الكلمات في النص نفسه.',
} as const satisfies Record<keyof typeof english, string>;
