import { describe, expect, it } from 'vitest';
import { spoken } from '../clauses/spoken.fixture.ts';

const readings: readonly (readonly [written: string, said: string])[] = [
  ['user@example.com', 'user، آت example دوت com'],
  ['أرسل إلى info@rakhim.sa.', 'أرسل إلى info، آت rakhim دوت إس إيه'],
  ['first.last@mail.co.uk', 'first دوت last، آت mail دوت co دوت يو كيه'],
  ['https://example.com/path/to', 'example دوت com، سلاش path سلاش to'],
  ['http://www.example.com/', 'example دوت com'],
  ['www.google.com', 'google دوت com'],
  ['ملف config.json', 'ملف config دوت json'],
  ['مكتبة Node.js', 'مكتبة Node دوت js'],
  ['example.com', 'example دوت com'],
  ['rakhim.ai', 'rakhim دوت ai'],
  ['#السعودية', 'هاشتاغ السعودية'],
  ['#كلمة_كلمة', 'هاشتاغ كلمة كلمة'],
  ['#اليوم_الوطني_94', 'هاشتاغ اليوم الوطني أربعة وتسعون'],
  ['#RakhimVoice', 'هاشتاغ Rakhim Voice'],
  ['@rakhim_app', 'آت rakhim app'],
];

describe('web', () => {
  it.each(readings)('%s', (written, said) => {
    expect(spoken(written)).toBe(said);
  });
});
