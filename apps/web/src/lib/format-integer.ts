const threeDigits = /\B(?=(?:\d{3})+$)/g;

/**
 * A whole number in the digits 0–9, grouped as English and Arabic group them. It says what the browser's own formatter
 * says; the first of those takes a slow phone a tenth of a second, and most pages show no other numbers.
 *
 * @param value a whole number ≥ 0 that is exact.
 */
export function formatInteger(value: number): string {
  return String(value).replace(threeDigits, ',');
}

/** Whether a number is one for {@link formatInteger}. */
export function isPlainInteger(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0 && !Object.is(value, -0);
}
