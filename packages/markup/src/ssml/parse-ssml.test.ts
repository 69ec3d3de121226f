import { describe, expect, it } from 'vitest';
import { MarkupError } from '../markup-error.ts';
import { layOut } from '../plan/lay-out.ts';
import { sketch } from '../testing/read-plan.ts';
import { parseSsml } from './parse-ssml.ts';

function read(body: string): string {
  return sketch(parseSsml(`<speak>${body}</speak>`, { voice: 'male1' }));
}

function refusal(source: string): Pick<MarkupError, 'fault' | 'line' | 'column'> {
  try {
    parseSsml(source, { voice: 'male1' });
  } catch (error) {
    if (error instanceof MarkupError) {
      const { fault, line, column } = error;
      return { fault, line, column };
    }
    throw error;
  }
  throw new Error('It was not refused.');
}

describe('parseSsml', () => {
  it.each<[string, string, string]>([
    ['text alone', 'مرحبا بكم', 'مرحبا بكم'],
    ['references and sections', 'أ &lt;&amp;&gt; <![CDATA[<b> &amp;]]> &#x645;', 'أ <&> <b> &amp; م'],
    ['blanks of any kind as one space', 'مرحبا\n\t  بكم', 'مرحبا بكم'],
    ['comments as nothing', 'مر<!-- <break/> -->حبا', 'مرحبا'],
    ['paragraphs and sentences', '<p><s>أ</s><s>ب</s></p>', '¶§أ§ب§¶'],
    [
      'breaks',
      '<break/>أ<break time="1.2s"/>ب<break strength="none"/>ج<break time="250ms" strength="weak"/>',
      '|360|أ|1200|ب|0|ج|250|',
    ],
    ['marks', 'أ<mark name="here"/>ب', 'أ@hereب'],
    ['emphasis', '<emphasis>أ</emphasis><emphasis level="reduced">ب</emphasis>', '(أ moderate)(ب reduced)'],
    ['prosody', '<prosody rate="slow" pitch="+2st" volume="-3dB">أ</prosody>', '(أ ×0.8 2st -3dB)'],
    [
      'prosody inside prosody',
      '<prosody rate="80%" pitch="+2st">أ<prosody rate="+20%" pitch="+1st">ب</prosody></prosody>',
      '(أ ×0.8 2st)(ب ×1.2 3st)',
    ],
    ['factors of SSML 1.0', '<prosody rate="1.5">أ</prosody>', '(أ ×1.5)'],
    ['per cent of the pitch', '<prosody pitch="-10%">أ</prosody>', '(أ -1.8st)'],
    ['silence', '<prosody volume="silent">أ</prosody>', '(أ -90dB)'],
    [
      'voices by id, name and Arabic name',
      '<voice name="female2">أ</voice><voice name="Jad">ب</voice><voice name="ليلى">ج</voice>',
      '(أ female2)(ب male4)(ج female1)',
    ],
    ['the first voice that there is', '<voice name="Mike Nadia">أ</voice>', '(أ female2)'],
    [
      'voices by gender and language',
      '<voice gender="female">أ</voice><voice languages="ar-SA">ب</voice>',
      '(أ female1)(ب male6)',
    ],
    ['languages', '<lang xml:lang="ar-EG">أ</lang><lang xml:lang="en-GB">Hi</lang>', '(أ male2)(Hi english)'],
    ['Arabic within English', '<lang xml:lang="en">Hi<lang xml:lang="ar">أ</lang></lang>', '(Hi english)(أ arabic)'],
    ['aliases', '<sub alias="منظمة الصحة العالمية">WHO</sub>', '(WHO sub:منظمة الصحة العالمية)'],
    ['ways of saying', '<say-as interpret-as="date" format="dmy">1/2/2024</say-as>', '(1/2/2024 say-as:date:dmy)'],
    ['phonemes', '<phoneme alphabet="ipa" ph="kiˈtaːb">كتاب</phoneme>', '(كتاب phoneme:ipa:kiˈtaːb)'],
  ])('reads %s', (_, body, plan) => {
    expect(read(body)).toBe(plan);
  });

  it('reads a document with everything that documents begin with', () => {
    const source = `<?xml version="1.0" encoding="UTF-8"?>
<speak version="1.1" xmlns="http://www.w3.org/2001/10/synthesis" xml:lang="ar-EG">أهلا</speak>`;
    expect(sketch(parseSsml(source, { voice: 'female1' }))).toBe('(أهلا female2)');
  });

  it('knows the place of every character', () => {
    const source = '<speak>😀 أ&amp;ب</speak>';
    const { text, toSource } = layOut(parseSsml(source, { voice: 'male1' }));
    const points = Array.from(source);
    const places = Array.from(text, (_, start) => toSource({ start, end: start + 1 }));
    expect(places.map(({ start, end }) => points.slice(start, end).join(''))).toEqual(['😀', ' ', 'أ', '&amp;', 'ب']);
  });

  it.each<[string, string, MarkupError['fault'], number, number]>([
    ['an unknown element', '<speak>\n  <audio src="x"/></speak>', 'unknown_element', 2, 3],
    ['an unknown attribute', '<speak>أ<break  size="3"/></speak>', 'unknown_attribute', 1, 17],
    ['a value out of range', '<speak>\n<break time="3h"/></speak>', 'bad_value', 2, 8],
    ['a break without end', '<speak><break time="11s"/></speak>', 'bad_value', 1, 15],
    ['an unknown voice', '<speak><voice name="Bob">أ</voice></speak>', 'bad_value', 1, 15],
    ['an unknown language', '<speak><lang xml:lang="fr">أ</lang></speak>', 'bad_value', 1, 14],
    ['a missing attribute', '<speak>أ<mark/></speak>', 'missing_attribute', 1, 9],
    ['elements where only text may stand', '<speak><sub alias="أ"><break/></sub></speak>', 'only_text_here', 1, 23],
    ['speak inside speak', '<speak><speak/></speak>', 'not_here', 1, 8],
    ['another root', '<prosody rate="slow">أ</prosody>', 'not_speak', 1, 1],
    ['no markup at all', '\n مرحبا', 'not_speak', 2, 2],
    ['an element that is not closed', '<speak><p>أ</speak>', 'malformed', 1, 20],
    ['a document that breaks off', '<speak>أ', 'not_closed', 1, 9],
    ['an entity', '<speak>أ&nbsp;ب</speak>', 'entity', 1, 15],
    ['a character that XML has not', '<speak>&#0;</speak>', 'entity', 1, 12],
    ['a declaration of entities', '<!DOCTYPE speak [<!ENTITY a "b">]><speak>&a;</speak>', 'doctype', 1, 1],
    [
      'an entity of a file',
      '<?xml version="1.0"?>\n<!DOCTYPE speak SYSTEM "file:///etc/passwd"><speak/>',
      'doctype',
      2,
      1,
    ],
    ['a processing instruction', '<speak>أ<?php x ?></speak>', 'instruction', 1, 9],
    ['what is nested too deeply', `<speak>${'<p>'.repeat(40)}`, 'too_deep', 1, 101],
    ['columns counted in code points', '<speak>😀😀<x/></speak>', 'unknown_element', 1, 10],
  ])('refuses %s', (_, source, fault, line, column) => {
    expect(refusal(source)).toEqual({ fault, line, column });
  });

  it('refuses more elements than anybody needs', () => {
    expect(refusal(`<speak>${'<break/>'.repeat(6_000)}</speak>`).fault).toBe('too_much');
  });
});
