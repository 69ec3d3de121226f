/** Seconds as a person would say them: minutes from a minute on, hours from an hour on. */
export function formatRemaining(seconds: number, language: string): string {
  const [value, unit] =
    seconds < 60 ? [seconds, 'second'] : seconds < 3600 ? [seconds / 60, 'minute'] : [seconds / 3600, 'hour'];
  return new Intl.NumberFormat(`${language}-u-nu-latn`, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    maximumFractionDigits: unit === 'hour' ? 1 : 0,
  }).format(Math.max(1, value));
}
