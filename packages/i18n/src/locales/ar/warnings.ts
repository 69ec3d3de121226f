import type { WarningCode } from '@rakhim/contract';

export const warnings = {
  style_not_honoured: 'لم يستطع هذا الصوت اتباع جزء من وصف الأسلوب: «{{detail}}».',
  markup_removed: 'وسوم الترميز لا تُقرأ، فتُركت: «{{detail}}».',
  characters_skipped: 'تُركت رموز لا صوت لها: «{{detail}}».',
  foreign_script_skipped: 'الأصوات تقرأ الحروف العربية واللاتينية، فتُرك هذا: «{{detail}}».',
  repeats_shortened: 'العلامة المكررة مرات كثيرة تُقرأ مرة واحدة وتُحسب كما كُتبت: «{{detail}}».',
  text_in_other_dialect:
    'النص مكتوب بلهجة «{{dialect}}» («{{detail}}») والصوت يتكلم لهجة أخرى. اختر صوتًا من لهجة النص ليكون النطق طبيعيًا.',
  quran_text:
    'في النص آيات من القرآن الكريم («{{detail}}»). الصوت المولَّد يقرؤها قراءة عادية، فليست تلاوة وقد يخطئ فيها.',
  quran_not_styled: 'لم يُطبَّق وصف الأسلوب لأن في النص آيات من القرآن الكريم.',
  uncertain_words: 'كلمات غير معروفة خُمِّن تشكيلها: «{{detail}}». شكّلها أو اختر قراءتها.',
  timestamps_unavailable: 'لا تتوفر أوقات الكلمات: إمّا لأن الصوت يُبثّ بثًّا، وإمّا لأن محرك الكلام لا يعرفها.',
  sentence_times: 'لا يعرف محرك الكلام هذا متى تُسمع كل كلمة؛ فالأوقات لجمل كاملة، وقُدّرت بحسب طولها.',
  speed_not_honoured: 'لم يستطع هذا الصوت اتباع السرعة المطلوبة: {{detail}}.',
} as const satisfies Record<WarningCode, string>;
