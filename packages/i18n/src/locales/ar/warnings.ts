import type { WarningCode } from '@rakhim/contract';

export const warnings = {
  style_not_honoured: 'لم يستطع هذا الصوت اتّباع جزء من أسلوب الإلقاء: «{{detail}}».',
  markup_removed: 'لا تُقرأ وسوم الترميز، فتُركت: «{{detail}}».',
  characters_skipped: 'تُركت رموز لا صوت لها: «{{detail}}».',
  foreign_script_skipped: 'لا تقرأ الأصوات إلا الحروف العربية واللاتينية، فتُرك هذا: «{{detail}}».',
  repeats_shortened: 'الحرف أو الرمز المكرّر مرات كثيرة يُقرأ مرة واحدة ويُحسب كما كُتب: «{{detail}}».',
  text_in_other_dialect:
    'النص مكتوب بلهجة «{{dialect}}» («{{detail}}») والصوت يتكلم لهجة أخرى. اختر صوتًا من لهجة النص ليكون النطق طبيعيًا.',
  quran_text:
    'في النص آيات من القرآن الكريم («{{detail}}»). يقرؤها الصوت الاصطناعي قراءة عادية، فليست تلاوة، وقد يخطئ فيها.',
  quran_not_styled: 'لم يُطبَّق أسلوب الإلقاء لأن في النص آيات من القرآن الكريم.',
  uncertain_words: 'خُمِّن تشكيل كلمات غير معروفة: «{{detail}}». شكّلها، أو اختر قراءتها.',
  timestamps_unavailable: 'لا تتوفر أوقات الكلمات: إمّا لأن الصوت يُبثّ بثًّا، وإمّا لأن محرّك الكلام لا يعرفها.',
  sentence_times: 'لا يعرف محرّك الكلام هذا وقت كل كلمة. الأوقات لجمل كاملة، مقدّرة من طولها.',
  speed_not_honoured: 'لم يستطع هذا الصوت اتّباع السرعة المطلوبة: {{detail}}.',
  pitch_not_honoured: 'لم يستطع هذا الصوت اتّباع حدّة الصوت المطلوبة: {{detail}}.',
  markup_not_honoured: 'لا يستطيع محرّك النطق اتّباع هذا الترميز: {{detail}}.',
  voice_substituted: 'تعذّر الكلام بنموذج الصوت «{{detail}}»، فتكلّم الصوت المضمَّن بدلًا منه، وهو مختلف.',
} as const satisfies Record<WarningCode, string>;
