import { markupLimits } from '../markup-limits.ts';
import { type Style, silentDb } from '../plan/speech-plan.ts';
import { breakStrengths, pitchLabels, rateLabels, volumeLabels } from './labels.data.ts';

/** A value that was understood, or what would have been. */
export type Value<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly expected: string };

const rateRange = { min: 0.5, max: 2 } as const;
const pitchRange = { min: -12, max: 12 } as const;
const gainRange = { min: -40, max: 12 } as const;

function found<T>(value: T): Value<T> {
  return { ok: true, value };
}

/** As finely as it is written again. */
function rounded(value: number): number {
  return Number(value.toFixed(4));
}

function labelOf<T>(labels: Readonly<Record<string, T>>, label: string): T | undefined {
  return Object.hasOwn(labels, label) ? labels[label] : undefined;
}

function isWithin(value: number, { min, max }: { readonly min: number; readonly max: number }): boolean {
  return value >= min && value <= max;
}

/** A time as CSS writes it, `1.2s` or `350ms`. @returns milliseconds. */
export function readTime(written: string): Value<number> {
  const [, number = '', unit] = /^\+?(\d{1,6}(?:\.\d{1,6})?|\.\d{1,6})(s|ms)$/u.exec(written.trim()) ?? [];
  const ms = Number(number) * (unit === 's' ? 1_000 : 1);
  return unit !== undefined && ms <= markupLimits.breakMsMax
    ? found(Math.round(ms))
    : { ok: false, expected: `0s–${markupLimits.breakMsMax / 1_000}s` };
}

/** @returns milliseconds of a pause of this strength. */
export function readStrength(written: string): Value<number> {
  const ms = labelOf(breakStrengths, written);
  return ms === undefined ? { ok: false, expected: Object.keys(breakStrengths).join(', ') } : found(ms);
}

/** A label, a percentage of the pace (`80%`), a change of it (`+20%`) or a factor (`1.2`). */
export function readRate(written: string): Value<number> {
  const [, sign, number, percent] = /^([+-])?(\d{1,4}(?:\.\d{1,4})?)(%)?$/u.exec(written.trim()) ?? [];
  const amount = Number(number) / (percent ? 100 : 1);
  const change = percent ? 1 + Number(`${sign}1`) * amount : Number.NaN;
  const rate = rounded(labelOf(rateLabels, written) ?? (sign ? change : amount));
  return isWithin(rate, rateRange)
    ? found(rate)
    : { ok: false, expected: `${Object.keys(rateLabels).join(', ')}, 50%–200%` };
}

/** A label, or a change of the pitch around it: `+2st`, `-10%`. @returns the semitones of the inner text. */
export function readPitch(written: string, { pitch }: Pick<Style, 'pitch'>): Value<number> {
  const label = labelOf(pitchLabels, written);
  const [, sign, number, unit] = /^([+-])(\d{1,3}(?:\.\d{1,4})?)(st|%)$/u.exec(written.trim()) ?? [];
  const change = Number(`${sign}${number}`);
  const semitones = unit === '%' ? 12 * Math.log2(Math.max(0.01, 1 + change / 100)) : change;
  const asked = rounded(label ?? pitch + semitones);
  return isWithin(asked, pitchRange)
    ? found(asked)
    : { ok: false, expected: `${Object.keys(pitchLabels).join(', ')}, -12st–+12st` };
}

/** A label, or a change of the loudness around it: `+3dB`. @returns the decibels of the inner text. */
export function readVolume(written: string, { gain }: Pick<Style, 'gain'>): Value<number> {
  const label = labelOf(volumeLabels, written);
  const [, change] = /^([+-]\d{1,3}(?:\.\d{1,4})?)dB$/iu.exec(written.trim()) ?? [];
  const asked = rounded(label ?? gain + Number(change));
  return asked === silentDb || isWithin(asked, gainRange)
    ? found(asked)
    : { ok: false, expected: `${Object.keys(volumeLabels).join(', ')}, -40dB–+12dB` };
}
