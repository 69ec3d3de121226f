import { describe, expect, it } from 'vitest';
import { spoken } from '../clauses/spoken.fixture.ts';

const readings: readonly (readonly [written: string, said: string])[] = [
  ['😂😂😂', 'دموع الضحك'],
  ['😂😂❤️', 'دموع الضحك قلب أحمر'],
  ['❤️', 'قلب أحمر'],
  ['👍🏽', 'إبهام إلى الأعلى'],
  ['👨‍👩‍👧', 'عائلة'],
  ['1️⃣ 2️⃣', 'واحد اثنان'],
  ['🇪🇬', 'علم مصر'],
  ['🇸🇦', 'علم السعودية'],
  ['مرحبا 🙏', 'مرحبا يدان مضمومتان'],
  ['🦄', ''],
  ['✅ تم', 'علامة صح تم'],
  ['🎉🎉 مبروك', 'احتفال مبروك'],
];

describe('emoji', () => {
  it.each(readings)('%s', (written, said) => {
    expect(spoken(written)).toBe(said);
  });
});
