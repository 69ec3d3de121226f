import type { Prosody } from '../types.ts';

/** What a style word asks for, and all the ways to say it. */
export interface StyleWord {
  readonly says: readonly string[];
  readonly effect: Partial<Prosody>;
  /** True where the voice only comes near: the word is applied and reported all the same. */
  readonly approximate?: true;
}

/**
 * The styles that a formant voice can honour. Phrases are matched word by word, longest first, without regard to case, vowel signs, hamza
 * seats, or a leading "and". `صوت مرتفع` is a loud voice, while `مرتفع` alone is a high one; the same holds for `منخفض`.
 */
export const styleWords: readonly StyleWord[] = [
  {
    says: [
      'slow', 'slowly', 'slower', 'unhurried', 'leisurely', 'slow pace', 'take your time',
      'بطيء', 'بطيئة', 'بطيئا', 'ببطء', 'بتمهل', 'متمهل', 'متمهلة', 'على مهل', 'تمهل', 'بتأن', 'بتأني', 'متأن', 'متأنية', 'أبطأ', 'بالراحة',
      'براحة', 'شوي شوي', 'على مهلك',
    ],
    effect: { rate: 0.8 },
  },
  {
    says: [
      'fast', 'faster', 'quick', 'quickly', 'quicker', 'rapid', 'rapidly', 'brisk', 'briskly', 'hurried', 'fast pace', 'speed up',
      'سريع', 'سريعة', 'سريعا', 'بسرعة', 'أسرع', 'مسرع', 'مسرعة', 'مستعجل', 'مستعجلة', 'على عجل',
    ],
    effect: { rate: 1.25 },
  },
  {
    says: [
      'calm', 'calmly', 'relaxed', 'relaxing', 'soothing', 'gentle', 'gently', 'peaceful', 'serene', 'tranquil', 'composed', 'meditative',
      'هادئ', 'هادئة', 'هادئا', 'بهدوء', 'هدوء', 'مسترخ', 'مسترخية', 'باسترخاء', 'مطمئن', 'مطمئنة', 'مريح', 'مريحة', 'بسكينة', 'رزين', 'رزينة',
    ],
    effect: { rate: 0.92, pitchSemitones: -0.5, range: 0.75, gainDb: -1 },
  },
  {
    says: [
      'cheerful', 'cheerfully', 'happy', 'happily', 'joyful', 'joyfully', 'upbeat', 'merry', 'playful', 'playfully', 'bright', 'smiling',
      'مرح', 'مرحة', 'بمرح', 'سعيد', 'سعيدة', 'بسعادة', 'فرح', 'فرحة', 'فرحان', 'فرحانة', 'بفرح', 'مبتهج', 'مبتهجة', 'بابتهاج', 'بهيج', 'بهيجة',
      'مبتسم', 'مبتسمة', 'بشوش', 'بشوشة',
    ],
    effect: { rate: 1.06, pitchSemitones: 1.5, range: 1.4 },
  },
  {
    says: [
      'excited', 'excitedly', 'energetic', 'energetically', 'enthusiastic', 'enthusiastically', 'passionate', 'hyped',
      'متحمس', 'متحمسة', 'بحماس', 'حماسي', 'حماسية', 'حماس', 'نشيط', 'نشيطة', 'بنشاط', 'بحيوية', 'حيوي', 'حيوية', 'مفعم بالحيوية',
    ],
    effect: { rate: 1.12, pitchSemitones: 2, range: 1.6, gainDb: 1.5 },
  },
  {
    says: [
      'sad', 'sadly', 'melancholic', 'melancholy', 'mournful', 'sorrowful', 'gloomy', 'somber', 'sombre',
      'حزين', 'حزينة', 'حزينا', 'بحزن', 'حزن', 'كئيب', 'كئيبة', 'بكآبة', 'بأسى', 'زعلان', 'زعلانة',
    ],
    effect: { rate: 0.85, pitchSemitones: -1.5, range: 0.6, gainDb: -1.5 },
  },
  {
    says: [
      'angry', 'angrily', 'furious', 'stern', 'sternly',
      'غاضب', 'غاضبة', 'بغضب', 'غضب', 'صارم', 'صارمة', 'بصرامة', 'حازم', 'حازمة', 'بحزم',
    ],
    effect: { rate: 1.08, pitchSemitones: 0.5, range: 1.4, gainDb: 2 },
  },
  {
    says: [
      'serious', 'seriously', 'formal', 'formally', 'solemn', 'solemnly', 'authoritative', 'professional', 'professionally', 'official',
      'جاد', 'جادة', 'بجدية', 'جدي', 'جدية', 'رسمي', 'رسمية', 'وقور', 'وقورة', 'بوقار', 'مهني', 'مهنية', 'احترافي', 'احترافية',
    ],
    effect: { rate: 0.95, pitchSemitones: -1, range: 0.8 },
  },
  {
    says: [
      'news', 'news anchor', 'news reader', 'newsreader', 'newscaster', 'news style', 'announcer', 'broadcast', 'broadcaster',
      'إخباري', 'إخبارية', 'نشرة أخبار', 'نشرة الأخبار', 'مذيع', 'مذيعة', 'مذيع أخبار', 'مذيعة أخبار', 'أخبار',
    ],
    effect: { rate: 1.05, pitchSemitones: -0.5, range: 1.15, gainDb: 0.5 },
  },
  {
    says: [
      'storytelling', 'storyteller', 'story', 'narrator', 'narration', 'narrative',
      'قصصي', 'قصصية', 'راو', 'راوي', 'راوية', 'سردي', 'سردية', 'حكواتي',
    ],
    effect: { rate: 0.94, range: 1.3 },
  },
  {
    says: [
      'warm', 'warmly', 'friendly', 'kind', 'kindly', 'welcoming', 'conversational', 'casual',
      'دافئ', 'دافئة', 'بدفء', 'ودود', 'ودودة', 'بود', 'لطيف', 'لطيفة', 'بلطف', 'حنون', 'حنونة', 'بحنان',
    ],
    effect: { rate: 0.97, pitchSemitones: -0.3, range: 1.15 },
  },
  {
    says: [
      'confident', 'confidently', 'assertive', 'bold', 'strong', 'firm',
      'واثق', 'واثقة', 'بثقة', 'قوي', 'قوية', 'بقوة', 'جريء', 'جريئة',
    ],
    effect: { pitchSemitones: -0.5, range: 1.15, gainDb: 1 },
  },
  {
    says: [
      'deep', 'deeper', 'low', 'lower', 'low pitched', 'low pitch', 'bass',
      'عميق', 'عميقة', 'بعمق', 'منخفض', 'منخفضة', 'نبرة منخفضة', 'طبقة منخفضة', 'غليظ', 'غليظة', 'جهوري', 'جهورية', 'أعمق', 'خشن', 'خشنة',
    ],
    effect: { pitchSemitones: -3 },
  },
  {
    says: [
      'high', 'higher', 'high pitched', 'high pitch', 'shrill',
      'مرتفع', 'مرتفعة', 'نبرة مرتفعة', 'نبرة عالية', 'طبقة عالية', 'طبقة مرتفعة', 'حاد', 'حادة', 'رفيع', 'رفيعة',
    ],
    effect: { pitchSemitones: 3 },
  },
  {
    says: [
      'loud', 'loudly', 'louder', 'high volume', 'loud voice', 'shout', 'shouting',
      'عال', 'عالي', 'عالية', 'عاليا', 'صوت عال', 'صوت عالي', 'بصوت عال', 'بصوت عالي', 'صوت مرتفع', 'بصوت مرتفع', 'صاخب', 'صاخبة', 'صراخ', 'بصراخ',
    ],
    effect: { gainDb: 3, pitchSemitones: 0.5, range: 1.1 },
  },
  {
    says: [
      'soft', 'softly', 'softer', 'quiet', 'quietly', 'quieter', 'low volume', 'low voice', 'hushed',
      'خافت', 'خافتة', 'خفيض', 'خفيضة', 'ناعم', 'ناعمة', 'بنعومة', 'رقيق', 'رقيقة', 'برقة', 'صوت منخفض', 'بصوت منخفض', 'صوت خافت', 'بصوت خافت',
      'صوت واطي', 'بصوت واطي',
    ],
    effect: { gainDb: -5, range: 0.85 },
  },
  {
    says: [
      'whisper', 'whispers', 'whispering', 'whispered', 'whispery',
      'همس', 'همسا', 'بهمس', 'هامس', 'هامسة', 'هامسا',
    ],
    effect: { gainDb: -8, range: 0.5, rate: 0.92 },
    approximate: true,
  },
  {
    says: [
      'expressive', 'expressively', 'lively', 'animated', 'dramatic', 'dramatically', 'theatrical',
      'معبر', 'معبرة', 'تعبيري', 'تعبيرية', 'درامي', 'درامية', 'مسرحي', 'مسرحية', 'مؤثر', 'مؤثرة',
    ],
    effect: { range: 1.6 },
  },
  {
    says: ['monotone', 'monotonous', 'flat', 'robotic', 'deadpan', 'رتيب', 'رتيبة', 'آلي', 'آلية', 'على وتيرة واحدة'],
    effect: { range: 0.2 },
  },
  {
    says: ['clear', 'clearly', 'articulate', 'precise', 'واضح', 'واضحة', 'بوضوح'],
    effect: { rate: 0.93 },
  },
  {
    says: ['normal', 'normally', 'natural', 'naturally', 'neutral', 'عادي', 'عادية', 'طبيعي', 'طبيعية', 'محايد', 'محايدة'],
    effect: {},
  },
];

/** Words that make the style word beside them stronger or weaker: before it in English, after it in Arabic. */
export const strengthWords: Readonly<Record<string, number>> = {
  very: 1.5,
  really: 1.5,
  extremely: 2,
  super: 1.5,
  much: 1.5,
  slightly: 0.5,
  'a bit': 0.5,
  'a little': 0.5,
  somewhat: 0.5,
  rather: 0.75,
  جدا: 1.5,
  للغاية: 2,
  كثيرا: 1.5,
  أوي: 1.5,
  قوي: 1.5,
  قليلا: 0.5,
  شوية: 0.5,
  شوي: 0.5,
  'بعض الشيء': 0.5,
  'نوعا ما': 0.5,
};

/** What follows one of these is not wanted, so it is not applied. */
export const negations: readonly string[] = [
  'not', 'no', 'never', 'without', 'less', "don't", 'dont', 'avoid', 'لا', 'ليس', 'ليست', 'غير', 'بدون', 'دون', 'بلا', 'مش', 'مو', 'أقل',
];

/** Words that may stand between a negation and what it negates. */
export const negationBridges: readonly string[] = ['too', 'so', 'be', 'a', 'that', 'as', 'تكن', 'تكوني'];

/** Words that carry a sentence but no style. They are not reported as ignored. */
export const carriers: readonly string[] = [
  'a', 'an', 'the', 'and', 'in', 'with', 'at', 'of', 'to', 'it', 'this', 'be', 'is', 'sound', 'please', 'speak', 'say', 'read', 'talk', 'use', 'voice',
  'tone', 'style', 'pace', 'speed', 'manner', 'way', 'pitch', 'volume', 'rate', 'delivery', 'speech', 'but', 'too', 'so', 'text', 'like', 'as',
  'bit', 'little', 'بعض', 'الشيء', 'نوعا', 'ما',
  'و', 'في', 'من', 'مع', 'على', 'أن', 'هذا', 'النص', 'صوت', 'بصوت', 'الصوت', 'نبرة', 'بنبرة', 'النبرة', 'أسلوب', 'بأسلوب', 'طريقة', 'بطريقة', 'شكل', 'بشكل',
  'لهجة', 'تحدث', 'تحدثي', 'تكلم', 'تكلمي', 'اقرأ', 'اقرئي', 'قل', 'قراءة', 'إلقاء', 'من فضلك', 'رجاء', 'لكن', 'وتيرة', 'بوتيرة', 'سرعة', 'يكون', 'كن', 'كوني',
];
