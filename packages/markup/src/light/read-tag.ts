import { type DialectId, dialectIds } from '@rakhim/contract';
import { markupLimits } from '../markup-limits.ts';
import type { Reading, Style } from '../plan/speech-plan.ts';
import { sayAsNames } from '../ssml/say-as-names.data.ts';
import { findVoice, inDialect, readLanguage } from '../values/find-voice.ts';
import { readStrength, readTime } from '../values/read-values.ts';
import { dialectNames, type LightTag, styleTags } from './tags.data.ts';

/** What a tag does at its place, or what would have been right. */
export type TagEffect =
  | { readonly kind: 'break'; readonly ms: number }
  | { readonly kind: 'mark'; readonly name: string }
  | { readonly kind: 'style'; readonly style: Style }
  | { readonly kind: 'reading'; readonly reading: Reading }
  | { readonly kind: 'fault'; readonly expected: string };

/** @param value what stands behind the tag's name. @param style of the text around it. */
export function readTag(tag: LightTag, value: string, style: Style): TagEffect {
  switch (tag) {
    case 'pause':
      return pauseOf(value);
    case 'mark':
      return value !== '' && value.length <= markupLimits.markNameLengthMax
        ? { kind: 'mark', name: value }
        : { kind: 'fault', expected: `1–${markupLimits.markNameLengthMax}` };
    case 'voice': {
      const voice = findVoice(value);
      return voice
        ? { kind: 'style', style: { ...style, voice: voice.id } }
        : { kind: 'fault', expected: 'male1–male8, female1–female8' };
    }
    case 'dialect': {
      const dialect = findDialect(value);
      return dialect
        ? { kind: 'style', style: { ...style, voice: inDialect(style.voice, dialect) } }
        : { kind: 'fault', expected: dialectIds.join(', ') };
    }
    case 'say':
      return sayOf(value);
    case 'as':
      return value === ''
        ? { kind: 'fault', expected: '…' }
        : { kind: 'reading', reading: { kind: 'sub', alias: value } };
    case 'ipa':
      return value === ''
        ? { kind: 'fault', expected: '…' }
        : { kind: 'reading', reading: { kind: 'phoneme', alphabet: 'ipa', phonemes: value } };
    default:
      return value === ''
        ? { kind: 'style', style: { ...style, ...styleTags[tag] } }
        : { kind: 'fault', expected: `[${tag}]` };
  }
}

function pauseOf(value: string): TagEffect {
  const time = readTime(value.replace(/\s*(?:ث|ثانية|ثوان)$/u, 's'));
  const strength = readStrength(value === '' ? 'medium' : value);
  if (time.ok) {
    return { kind: 'break', ms: time.value };
  }
  return strength.ok
    ? { kind: 'break', ms: strength.value }
    : { kind: 'fault', expected: `${time.expected}, ${strength.expected}` };
}

function findDialect(value: string): DialectId | undefined {
  const byName = Object.entries(dialectNames).find(([name]) => name === value)?.[1];
  const language = readLanguage(value);
  return (
    byName ??
    dialectIds.find((id) => id === value) ??
    (language && 'dialect' in language ? language.dialect : undefined)
  );
}

function sayOf(value: string): TagEffect {
  const [name = '', format] = value.split(/\s+/u);
  const as = Object.hasOwn(sayAsNames, name) ? sayAsNames[name] : undefined;
  return as && (format === undefined || /^(?:[dmy]{1,3}|hms(?:12|24))$/u.test(format))
    ? { kind: 'reading', reading: { kind: 'say-as', as, ...(format && { format }) } }
    : { kind: 'fault', expected: Object.keys(sayAsNames).join(', ') };
}
