import { type VoiceId, getVoice } from '@rakhim/contract';
import { type Emphasis, type Reading, type SayAsKind, type Style, emphases } from '../plan/speech-plan.ts';
import { findVoice, inDialect, readLanguage, voiceOf } from '../values/find-voice.ts';
import { type Value, readPitch, readRate, readStrength, readTime, readVolume } from '../values/read-values.ts';
import { sayAsNames } from './say-as-names.data.ts';
import { markupLimits } from '../markup-limits.ts';

/** An attribute that cannot be obeyed, and what could. */
export class AttributeError extends Error {
  readonly attribute: string;
  readonly expected: string;

  constructor(attribute: string, expected: string) {
    super(attribute);
    this.attribute = attribute;
    this.expected = expected;
  }
}

export type Attributes = Readonly<Partial<Record<string, string>>>;

/** An element as its start tag means it: what it changes for the text inside, and what stands at its place. */
export interface ElementEffect {
  readonly style?: Style;
  readonly reading?: Reading;
  readonly breakMs?: number;
  readonly mark?: string;
  readonly boundary?: 'sentence' | 'paragraph';
}

interface ElementRule {
  readonly attributes: readonly string[];
  readonly required?: readonly string[];
  /** Elements that may stand inside; text alone where it is `text`, nothing where it is `empty`. */
  readonly content: 'mixed' | 'text' | 'empty';
  /** @throws AttributeError */
  readonly read: (attributes: Attributes, style: Style) => ElementEffect;
}

const language = ['xml:lang', 'xml:id', 'onlangfailure'];

/** The elements of SSML 1.1 that can be followed. */
export const elements: Readonly<Record<string, ElementRule>> = {
  speak: {
    attributes: ['version', 'xmlns', 'xmlns:xsi', 'xsi:schemaLocation', 'xml:base', ...language],
    content: 'mixed',
    read: (attributes, style) => ({ style: inLanguage(attributes, style, true) }),
  },
  p: {
    attributes: language,
    content: 'mixed',
    read: (attributes, style) => ({ style: inLanguage(attributes, style), boundary: 'paragraph' }),
  },
  s: {
    attributes: language,
    content: 'mixed',
    read: (attributes, style) => ({ style: inLanguage(attributes, style), boundary: 'sentence' }),
  },
  break: {
    attributes: ['strength', 'time'],
    content: 'empty',
    read: (attributes) => ({ breakMs: breakOf(attributes) }),
  },
  emphasis: {
    attributes: ['level'],
    content: 'mixed',
    read: ({ level = 'moderate' }, style) => ({ style: { ...style, emphasis: emphasisOf(level) } }),
  },
  prosody: {
    attributes: ['rate', 'pitch', 'volume'],
    content: 'mixed',
    read: (attributes, style) => ({ style: moved(attributes, style) }),
  },
  'say-as': {
    attributes: ['interpret-as', 'format', 'detail'],
    required: ['interpret-as'],
    content: 'text',
    read: (attributes) => ({ reading: sayAsOf(attributes) }),
  },
  sub: {
    attributes: ['alias'],
    required: ['alias'],
    content: 'text',
    read: ({ alias = '' }) => ({ reading: { kind: 'sub', alias: need('alias', alias.trim() || undefined, '…') } }),
  },
  phoneme: {
    attributes: ['alphabet', 'ph'],
    required: ['ph'],
    content: 'text',
    read: (attributes) => ({ reading: phonemesOf(attributes) }),
  },
  voice: {
    attributes: ['name', 'gender', 'languages', 'xml:lang', 'required', 'ordering', 'onvoicefailure'],
    content: 'mixed',
    read: (attributes, style) => ({ style: { ...style, voice: voiceFor(attributes, style.voice) } }),
  },
  lang: {
    attributes: language,
    required: ['xml:lang'],
    content: 'mixed',
    read: (attributes, style) => ({ style: inLanguage(attributes, style) }),
  },
  mark: {
    attributes: ['name'],
    required: ['name'],
    content: 'empty',
    read: ({ name = '' }) => ({ mark: markOf(name) }),
  },
};

function need<T>(attribute: string, value: T | undefined, expected: string): T {
  if (value === undefined) {
    throw new AttributeError(attribute, expected);
  }
  return value;
}

function valueOf<T>(attribute: string, value: Value<T>): T {
  if (!value.ok) {
    throw new AttributeError(attribute, value.expected);
  }
  return value.value;
}

/** @param isRoot the language of a whole document says nothing of a dialect, unless it names a region. */
function inLanguage({ 'xml:lang': tag }: Attributes, style: Style, isRoot = false): Style {
  if (tag === undefined || tag.trim() === '') {
    return style;
  }
  const found = need('xml:lang', readLanguage(tag), 'ar, ar-EG, ar-SA, ar-AE, …, en');
  if ('latinWords' in found) {
    return isRoot ? style : { ...style, latinWords: found.latinWords };
  }
  const isGeneral = tag.trim() === 'ar';
  return {
    ...style,
    ...(!isRoot && style.latinWords && { latinWords: 'arabic' as const }),
    ...(!isGeneral && { voice: inDialect(style.voice, found.dialect) }),
  };
}

function breakOf({ time, strength }: Attributes): number {
  if (time !== undefined) {
    return valueOf('time', readTime(time));
  }
  return valueOf('strength', readStrength(strength ?? 'medium'));
}

function emphasisOf(level: string): Emphasis {
  return need(
    'level',
    emphases.find((emphasis) => emphasis === level),
    emphases.join(', '),
  );
}

function moved({ rate, pitch, volume }: Attributes, style: Style): Style {
  return {
    ...style,
    ...(rate !== undefined && { rate: valueOf('rate', readRate(rate)) }),
    ...(pitch !== undefined && { pitch: valueOf('pitch', readPitch(pitch, style)) }),
    ...(volume !== undefined && { gain: valueOf('volume', readVolume(volume, style)) }),
  };
}

const dateFormat = /^(?:[dmy]{1,3}|hms(?:12|24)|[\d.]*)$/u;

function sayAsOf({ 'interpret-as': as = '', format }: Attributes): Reading {
  const kind: SayAsKind | undefined = Object.hasOwn(sayAsNames, as) ? sayAsNames[as] : undefined;
  const named = need('interpret-as', kind, Object.keys(sayAsNames).join(', '));
  if (format !== undefined && !dateFormat.test(format)) {
    throw new AttributeError('format', 'dmy, mdy, ymd, my, md, y, hms12, hms24');
  }
  return { kind: 'say-as', as: named, ...(format && { format }) };
}

function phonemesOf({ alphabet = 'ipa', ph = '' }: Attributes): Reading {
  if (alphabet !== 'ipa' && alphabet !== 'x-rakhim') {
    throw new AttributeError('alphabet', 'ipa, x-rakhim');
  }
  return { kind: 'phoneme', alphabet, phonemes: need('ph', ph.trim() || undefined, '…') };
}

function voiceFor({ name, gender, languages, 'xml:lang': tag }: Attributes, current: VoiceId): VoiceId {
  if (name !== undefined) {
    const found = [name, ...name.trim().split(/\s+/u)].map(findVoice).find((voice) => voice !== undefined);
    return need('name', found?.id, 'male1–male8, female1–female8');
  }
  const { gender: own, dialect } = getVoice(current);
  const asked = gender === 'male' || gender === 'female' ? gender : gender === undefined ? own : undefined;
  // A language may have its accent behind it, as in `ar:ar-EG`.
  const wanted = languages?.trim().split(/\s+/u)[0]?.split(':').at(-1) ?? tag;
  const found = wanted === undefined ? { dialect } : need('languages', readLanguage(wanted), 'ar-EG, ar-SA, …');
  return voiceOf('dialect' in found ? found.dialect : dialect, need('gender', asked, 'male, female'));
}

function markOf(name: string): string {
  const isName = name.trim() !== '' && name.length <= markupLimits.markNameLengthMax;
  return need('name', isName ? name : undefined, `1–${markupLimits.markNameLengthMax}`);
}
