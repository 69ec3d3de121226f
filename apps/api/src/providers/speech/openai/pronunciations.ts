import type { DialectId } from '@rakhim/contract';

/**
 * How each region sounds, in English and Arabic: sounds only, because the wording is the user's. Broad isoglosses, as
 * the embedded voices use.
 */
export const pronunciations: Readonly<Record<DialectId, { readonly en: string; readonly ar: string }>> = {
  msa: {
    en: 'Modern Standard Arabic as a newsreader speaks it: ج as in "jam", ق as a deep uvular q, ث ذ ظ between the teeth, full short vowels, pausal forms at the end of phrases.',
    ar: 'اقرأ بالعربية الفصحى بنطق مذيع نشرة: الجيم معطّشة، والقاف من اللهاة، والثاء والذال والظاء من بين الأسنان، مع الوقف بالسكون في أواخر الجمل.',
  },
  egyptian: {
    en: 'Cairene Egyptian: ج as hard g in "go", ق usually as a glottal stop, ث as s or t, ذ as z or d, stress as in Cairo.',
    ar: 'اقرأ بلهجة القاهرة: الجيم قاهرية كحرف g، والقاف همزة في الغالب، والثاء سين أو تاء، والذال زاي أو دال، والنبر قاهري.',
  },
  gulf: {
    en: 'Gulf Arabic as in Kuwait and Bahrain: ق as hard g, ج often as y, ك as ch beside i, ث ذ ظ between the teeth.',
    ar: 'اقرأ بلهجة خليجية كأهل الكويت والبحرين: القاف گاف، والجيم ياء في كثير من الكلمات، والكاف «تش» بجوار الكسر، والثاء والذال والظاء من بين الأسنان.',
  },
  levantine: {
    en: 'Levantine as in Damascus and Beirut: ق as a glottal stop, ج as in French "je", ث as t or s, ذ as d or z, final ة as e except after back consonants.',
    ar: 'اقرأ بلهجة شامية كأهل دمشق وبيروت: القاف همزة، والجيم رخوة كالفرنسية، والثاء تاء أو سين، والذال دال أو زاي، والتاء المربوطة ممالة.',
  },
  maghrebi: {
    en: 'Maghrebi as in Morocco and Algeria: short vowels reduced or dropped, ج as in French "je", ق as q, in some words g, ث ذ as t d, quick rhythm with stress near the end.',
    ar: 'اقرأ بلهجة مغاربية كأهل المغرب والجزائر: تُختلس الحركات القصيرة، والجيم رخوة، والقاف قاف أو گاف، والثاء تاء والذال دال، والإيقاع سريع.',
  },
  saudi: {
    en: 'Saudi Arabic as in Riyadh: ق as hard g, ج as in "jam", ث ذ ظ between the teeth, ض said as ظ, vowels open and unhurried.',
    ar: 'اقرأ بلهجة سعودية كأهل الرياض: القاف گاف، والجيم معطّشة، والثاء والذال والظاء من بين الأسنان، والضاد ظاء، بأداء متأنٍّ.',
  },
  uae: {
    en: 'Emirati Arabic: ق as hard g, ج as y, ك as ch beside i, ض said as ظ, final ة as e, soft melody.',
    ar: 'اقرأ بلهجة إماراتية: القاف گاف، والجيم ياء، والكاف «تش» بجوار الكسر، والضاد ظاء، والتاء المربوطة ممالة، بنغمة هادئة.',
  },
  qatar: {
    en: 'Qatari Arabic: ق as hard g, before i as j in "jam", ج as y, ك as ch beside i, ض said as ظ.',
    ar: 'اقرأ بلهجة قطرية: القاف گاف، وقبل الكسر جيم معطّشة، والجيم ياء، والكاف «تش» بجوار الكسر، والضاد ظاء.',
  },
};
