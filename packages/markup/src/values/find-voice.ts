import { type CatalogVoice, type DialectId, type Gender, type VoiceId, getVoice, voices } from '@rakhim/contract';
import { dialectsByRegion } from './regions.data.ts';

/** A voice by its id or one of its names: `female2`, `Nadia`, `نادية`. */
export function findVoice(name: string): CatalogVoice | undefined {
  const wanted = name.trim().toLowerCase();
  return voices.find(({ id, name: { en, ar } }) => id === wanted || en.toLowerCase() === wanted || ar === name.trim());
}

/** The voice of a dialect with a gender. */
export function voiceOf(dialect: DialectId, gender: Gender): VoiceId {
  return voices.find((voice) => voice.dialect === dialect && voice.gender === gender)?.id ?? 'male1';
}

/** The voice that says in another dialect what a voice would have said. */
export function inDialect(voice: VoiceId, dialect: DialectId): VoiceId {
  const { dialect: own, gender } = getVoice(voice);
  return own === dialect ? voice : voiceOf(dialect, gender);
}

/** A language tag (BCP 47) as far as the voices go: an Arabic dialect, or English. */
export function readLanguage(tag: string): { dialect: DialectId } | { latinWords: 'english' } | undefined {
  const [, language, region] = /^([a-z]{2,3})(?:-[A-Z][a-z]{3})?(?:-([A-Za-z]{2}|\d{3}))?$/u.exec(tag.trim()) ?? [];
  if (language === 'en') {
    return { latinWords: 'english' };
  }
  const key = language === 'ar' ? (region?.toUpperCase() ?? '001') : (language ?? '');
  const dialect = Object.hasOwn(dialectsByRegion, key) ? dialectsByRegion[key] : undefined;
  return dialect && { dialect };
}
