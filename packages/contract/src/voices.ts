import { type DialectId, defaultDialect, dialects } from './dialects.ts';

export const genders = ['male', 'female'] as const;
export type Gender = (typeof genders)[number];

const voiceNumbers = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export type VoiceId = `${Gender}${(typeof voiceNumbers)[number]}`;

export interface CatalogVoice {
  readonly id: VoiceId;
  readonly name: { readonly en: string; readonly ar: string };
  readonly dialect: DialectId;
  readonly gender: Gender;
}

/** The names, in the order of the dialects. They are given names of where a dialect is spoken, and nobody's likeness. */
const names: Readonly<Record<Gender, readonly CatalogVoice['name'][]>> = {
  male: [
    { en: 'Karim', ar: 'كريم' },
    { en: 'Tarek', ar: 'طارق' },
    { en: 'Salem', ar: 'سالم' },
    { en: 'Jad', ar: 'جاد' },
    { en: 'Yassine', ar: 'ياسين' },
    { en: 'Majed', ar: 'ماجد' },
    { en: 'Saif', ar: 'سيف' },
    { en: 'Jassim', ar: 'جاسم' },
  ],
  female: [
    { en: 'Layla', ar: 'ليلى' },
    { en: 'Nadia', ar: 'نادية' },
    { en: 'Noura', ar: 'نورة' },
    { en: 'Rima', ar: 'ريما' },
    { en: 'Amina', ar: 'أمينة' },
    { en: 'Reem', ar: 'ريم' },
    { en: 'Shamma', ar: 'شمّا' },
    { en: 'Hessa', ar: 'حصّة' },
  ],
};

/** Two voices a dialect: `male1`…`male8`, then `female1`…`female8`, numbered in the order of the dialects. */
export const voices: readonly CatalogVoice[] = genders.flatMap((gender) =>
  voiceNumbers.map((number, index) => {
    const id: VoiceId = `${gender}${number}`;
    return {
      id,
      name: names[gender][index] ?? { en: id, ar: id },
      dialect: dialects[index]?.id ?? defaultDialect,
      gender,
    };
  }),
);

export const defaultVoice: VoiceId = 'male1';

export const voiceIds = voices.map((voice) => voice.id);

const voicesById = new Map(voices.map((voice) => [voice.id, voice]));

/** The voice with this id; every `VoiceId` has one. */
export function getVoice(id: VoiceId): CatalogVoice {
  const voice = voicesById.get(id);
  if (!voice) {
    throw new RangeError(`Unknown voice: ${id}`);
  }
  return voice;
}

export type VoiceChoice =
  | { readonly ok: true; readonly voice: CatalogVoice }
  | { readonly ok: false; readonly voice: CatalogVoice; readonly dialect: DialectId };

/**
 * Decides which voice speaks. A voice belongs to its dialect, so when only one of the two is given the other follows: a
 * dialect alone means its first (male) voice. `ok` is false when both are given and do not belong together.
 */
export function chooseVoice(asked: { voice?: VoiceId | undefined; dialect?: DialectId | undefined }): VoiceChoice {
  if (asked.voice) {
    const voice = getVoice(asked.voice);
    return asked.dialect && asked.dialect !== voice.dialect
      ? { ok: false, voice, dialect: asked.dialect }
      : { ok: true, voice };
  }
  const dialect = asked.dialect ?? defaultDialect;
  return { ok: true, voice: voices.find((voice) => voice.dialect === dialect) ?? getVoice(defaultVoice) };
}
