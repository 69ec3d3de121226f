/** Eastern and Persian digits as ASCII ones. */
export function asciiDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/gu, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
}
