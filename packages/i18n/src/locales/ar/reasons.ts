import type { reasons as english } from '../en/reasons.ts';

export const reasons = {
  required: 'هذا الحقل لازم.',
  wrong_type: 'يجب أن تكون القيمة {{expected}}.',
  too_long: 'القيمة أطول من المسموح.',
  too_short: 'القيمة أقصر من المطلوب.',
  at_most: 'يجب ألا تزيد القيمة على {{limit}}.',
  at_least: 'يجب ألا تقل القيمة عن {{limit}}.',
  less_than: 'يجب أن تكون القيمة أقل من {{limit}}.',
  more_than: 'يجب أن تكون القيمة أكثر من {{limit}}.',
  too_many_entries: 'يجب ألا يزيد عدد العناصر على {{limit}}.',
  too_few_entries: 'يجب ألا يقل عدد العناصر عن {{limit}}.',
  not_an_option: 'القيم الممكنة: {{options}}.',
  unknown_field: 'لا يوجد هنا حقل بهذا الاسم. راجع كتابته.',
  month_used_up:
    'استعملت حروف هذا الشهر كلها. عددها يحدده مدير الخدمة، ويبدأ العدّ من جديد في أول الشهر (بالتوقيت العالمي).',
  visitor_text_too_long: 'نقرأ بلا حساب نصوصًا لا تزيد على {{max}} حرف، وفي نصّك {{count}}. أنشئ حسابًا لقراءة ما هو أطول.',
  invalid: 'القيمة غير مقبولة.',
  one_of_vowelled_or_spoken: 'يلزم vowelled أو spoken، أحدهما دون الآخر.',
  out_of_text: 'يجب أن يقع start وend داخل النص، معدودَين بنقاط ترميز يونيكود، وأن يسبق start ‏end.',
  out_of_order: 'يتداخل مع ما قبله أو يسبقه في النص.',
  not_arabic_words: 'لا يقبل vowelled إلا حروفًا عربية وحركات ومسافات.',
  not_words: 'لا يقبل spoken إلا حروفًا ومسافات. اكتب الأرقام والرموز بالكلمات.',
  reading_too_long: 'تقول هذه القراءة أكثر بكثير مما تحلّ محلّه.',
  readings_add_too_much: 'تقول القراءات مجتمعةً أكثر بكثير من النص. اكتب الكلمات في النص نفسه.',
} as const satisfies Record<keyof typeof english, string>;
