import type { VoiceId } from './voices.ts';

interface InBothLanguages<Text> {
  readonly en: Text;
  readonly ar: Text;
}

export interface VoiceCharacter {
  /** What a voice sounds like, in three words. */
  readonly words: InBothLanguages<readonly [string, string, string]>;
  /** What people mostly choose it for, as the object of "good for". */
  readonly goodFor: InBothLanguages<string>;
}

/**
 * The character of each voice. Pitch, tempo and brightness of the engine's own voices are what these words describe;
 * another engine is asked for the same.
 */
export const voiceCharacters: Readonly<Record<VoiceId, VoiceCharacter>> = {
  male1: {
    words: { en: ['measured', 'clear', 'warm'], ar: ['متّزن', 'واضح', 'دافئ'] },
    goodFor: { en: 'news and audiobooks', ar: 'الأخبار والكتب المسموعة' },
  },
  male2: {
    words: { en: ['lively', 'bright', 'quick'], ar: ['حيوي', 'مشرق', 'سريع'] },
    goodFor: { en: 'adverts and short clips', ar: 'الإعلانات والمقاطع القصيرة' },
  },
  male3: {
    words: { en: ['deep', 'crisp', 'steady'], ar: ['عميق', 'جليّ', 'ثابت'] },
    goodFor: { en: 'announcements', ar: 'الإعلام والتنبيهات' },
  },
  male4: {
    words: { en: ['soft', 'light', 'friendly'], ar: ['لطيف', 'خفيف', 'ودود'] },
    goodFor: { en: 'podcasts and conversations', ar: 'البودكاست والحوارات' },
  },
  male5: {
    words: { en: ['warm', 'quick', 'down to earth'], ar: ['دافئ', 'سريع', 'قريب من القلب'] },
    goodFor: { en: 'explainers and clips', ar: 'الشروح والمقاطع' },
  },
  male6: {
    words: { en: ['deep', 'unhurried', 'grave'], ar: ['عميق', 'متأنٍّ', 'وقور'] },
    goodFor: { en: 'documentaries', ar: 'الأفلام الوثائقية' },
  },
  male7: {
    words: { en: ['confident', 'resonant', 'polished'], ar: ['واثق', 'رنّان', 'أنيق'] },
    goodFor: { en: 'company presentations', ar: 'عروض الشركات' },
  },
  male8: {
    words: { en: ['mellow', 'even', 'close'], ar: ['رخيم', 'سلس', 'حميم'] },
    goodFor: { en: 'audiobooks', ar: 'الكتب المسموعة' },
  },
  female1: {
    words: { en: ['calm', 'clear', 'composed'], ar: ['هادئة', 'صافية', 'رصينة'] },
    goodFor: { en: 'news and lessons', ar: 'الأخبار والدروس' },
  },
  female2: {
    words: { en: ['bright', 'cheerful', 'expressive'], ar: ['مشرقة', 'مرحة', 'معبّرة'] },
    goodFor: { en: 'children’s stories and adverts', ar: 'قصص الأطفال والإعلانات' },
  },
  female3: {
    words: { en: ['poised', 'bright', 'soft'], ar: ['متّزنة', 'مشرقة', 'ناعمة'] },
    goodFor: { en: 'customer service', ar: 'خدمة العملاء' },
  },
  female4: {
    words: { en: ['gentle', 'airy', 'tender'], ar: ['رقيقة', 'حالمة', 'حنون'] },
    goodFor: { en: 'bedtime stories', ar: 'حكايات ما قبل النوم' },
  },
  female5: {
    words: { en: ['nimble', 'warm', 'clear'], ar: ['رشيقة', 'دافئة', 'واضحة'] },
    goodFor: { en: 'explainers', ar: 'الشروح' },
  },
  female6: {
    words: { en: ['low', 'calm', 'assured'], ar: ['خفيضة', 'هادئة', 'واثقة'] },
    goodFor: { en: 'poetry and reflections', ar: 'الشعر والخواطر' },
  },
  female7: {
    words: { en: ['fresh', 'clear', 'welcoming'], ar: ['منعشة', 'صافية', 'مرحِّبة'] },
    goodFor: { en: 'greetings and phone menus', ar: 'الترحيب والرد الآلي' },
  },
  female8: {
    words: { en: ['warm', 'soft', 'patient'], ar: ['دافئة', 'ناعمة', 'صبورة'] },
    goodFor: { en: 'instructions and training', ar: 'الإرشادات والتدريب' },
  },
};

const commas = { en: ', ', ar: '، ' } as const;

/** The character of a voice as one line, such as "deep, unhurried, grave". */
export function characterOf(voice: VoiceId, language: keyof typeof commas): string {
  return voiceCharacters[voice].words[language].join(commas[language]);
}
