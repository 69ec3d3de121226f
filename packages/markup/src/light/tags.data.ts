/** What a tag of the light notation does. `pause` and `mark` stand alone; the others have an end. */
export type LightTag =
  | 'pause'
  | 'mark'
  | 'voice'
  | 'dialect'
  | 'slow'
  | 'fast'
  | 'loud'
  | 'soft'
  | 'high'
  | 'low'
  | 'strong'
  | 'english'
  | 'say'
  | 'as'
  | 'ipa';

/** The names of tags in English and in Arabic, which mean the same. */
export const lightTags: Readonly<Record<string, LightTag>> = {
  pause: 'pause',
  صمت: 'pause',
  وقفة: 'pause',
  mark: 'mark',
  علامة: 'mark',
  voice: 'voice',
  صوت: 'voice',
  dialect: 'dialect',
  لهجة: 'dialect',
  slow: 'slow',
  بطيء: 'slow',
  fast: 'fast',
  سريع: 'fast',
  loud: 'loud',
  مرتفع: 'loud',
  soft: 'soft',
  خافت: 'soft',
  high: 'high',
  رفيع: 'high',
  low: 'low',
  غليظ: 'low',
  strong: 'strong',
  تشديد: 'strong',
  english: 'english',
  إنجليزي: 'english',
  say: 'say',
  قراءة: 'say',
  as: 'as',
  بمعنى: 'as',
  ipa: 'ipa',
  أصوات: 'ipa',
};

/** What the tags without a value of their own change. */
export const styleTags = {
  slow: { rate: 0.8 },
  fast: { rate: 1.25 },
  loud: { gain: 3 },
  soft: { gain: -5 },
  high: { pitch: 2.5 },
  low: { pitch: -2.5 },
  strong: { emphasis: 'strong' },
  english: { latinWords: 'english' },
} as const;

/** Arabic names of dialects, beside their ids and language tags such as `ar-EG`. */
export const dialectNames = {
  فصحى: 'msa',
  مصرية: 'egyptian',
  خليجية: 'gulf',
  شامية: 'levantine',
  مغاربية: 'maghrebi',
  سعودية: 'saudi',
  إماراتية: 'uae',
  قطرية: 'qatar',
} as const;
