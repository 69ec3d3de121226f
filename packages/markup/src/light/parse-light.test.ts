import { describe, expect, it } from 'vitest';
import { countCharacters, countMarkedCharacters } from '@rakhim/contract';
import { layOut } from '../plan/lay-out.ts';
import { MarkupError } from '../markup-error.ts';
import { sketch } from '../testing/read-plan.ts';
import { parseLight } from './parse-light.ts';

function refusal(source: string): unknown {
  try {
    return sketch(parseLight(source, { voice: 'male1' }));
  } catch (error) {
    return error instanceof MarkupError && [error.fault, error.line, error.column];
  }
}

describe('parseLight', () => {
  it.each([
    ['أهلا [pause 1.2s] بكم', 'أهلا |1200| بكم'],
    ['[pause]أ[pause strong]ب[صمت 2 ث]', '|360|أ|520|ب|2000|'],
    ['[voice female2]أهلا[/voice] بكم', '(أهلا female2) بكم'],
    ['[صوت ليلى]أهلا[/صوت]', '(أهلا female1)'],
    ['[dialect egyptian]إزيك[/dialect] [لهجة سعودية]كيفك[/لهجة]', '(إزيك male2) (كيفك male6)'],
    ['[slow][loud]أ[/loud]ب[/slow]', '(أ ×0.8 3dB)(ب ×0.8)'],
    [
      '[fast]أ[/fast][soft]ب[/soft][high]ج[/high][low]د[/low][strong]ه[/strong]',
      '(أ ×1.25)(ب -5dB)(ج 2.5st)(د -2.5st)(ه strong)',
    ],
    ['[بطيء]أ[/slow]', '(أ ×0.8)'],
    ['[mark part two]أ', '@part twoأ'],
    ['[say date dmy]1/2/2024[/say]', '(1/2/2024 say-as:date:dmy)'],
    ['[as منظمة الصحة]WHO[/as]', '(WHO sub:منظمة الصحة)'],
    ['[ipa kiˈtaːb]كتاب[/ipa]', '(كتاب phoneme:ipa:kiˈtaːb)'],
    ['[english]Hi[/english]', '(Hi english)'],
    [String.raw`\[1\] C:\dir \\`, String.raw`[1] C:\dir ` + '\\'],
    ['<b>أ</b> &amp;\n\nب', '<b>أ</b> &amp;\n\nب'],
  ])('reads %o', (source, plan) => {
    const read = parseLight(source, { voice: 'male1' });
    expect(sketch(read)).toBe(plan);
    expect(countMarkedCharacters(source, { markup: true })).toBe(countCharacters(layOut(read).written));
  });

  it.each([
    ['أ\nب [1]', ['unknown_element', 2, 3]],
    ['أ [', ['not_closed', 1, 3]],
    ['أ [pause 1s ب\n]', ['not_closed', 1, 3]],
    ['أ []', ['unknown_element', 1, 3]],
    ['[slow]أ', ['not_closed', 1, 1]],
    ['أ[/slow]', ['not_opened', 1, 2]],
    ['[slow]أ[/fast]', ['not_opened', 1, 8]],
    ['[voice Bob]أ[/voice]', ['bad_value', 1, 1]],
    ['[pause 1h]', ['bad_value', 1, 1]],
    ['[slow very]أ[/slow]', ['bad_value', 1, 1]],
    ['[as س][pause][/as]', ['only_text_here', 1, 7]],
    ['[slow]'.repeat(40), ['too_deep', 1, 193]],
    ['[constructor]', ['unknown_element', 1, 1]],
  ])('refuses %o', (source, fault) => {
    expect(refusal(source)).toEqual(fault);
  });
});
