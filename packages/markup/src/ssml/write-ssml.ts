import { type SpeechPlan, type Style, type TextItem, silentDb } from '../plan/speech-plan.ts';

/**
 * Writes a plan as a document that is read into the same plan, places aside. Every stretch of text has its own
 * elements, so nothing depends on what stands around it.
 */
export function writeSsml({ items }: SpeechPlan): string {
  const body = items.map((item) => {
    switch (item.kind) {
      case 'text':
        return writeText(item);
      case 'break':
        return `<break time="${item.ms}ms"/>`;
      case 'mark':
        return `<mark name="${escape(item.name)}"/>`;
      case 'boundary':
        return item.of === 'sentence' ? '<s/>' : '<p/>';
    }
  });
  return `<speak version="1.1" xmlns="http://www.w3.org/2001/10/synthesis">${body.join('')}</speak>`;
}

function writeText({ text, style, reading }: TextItem): string {
  const inner = escape(text);
  switch (reading?.kind) {
    case undefined:
      return inStyle(inner, style);
    case 'sub':
      return inStyle(`<sub alias="${escape(reading.alias)}">${inner}</sub>`, style);
    case 'phoneme':
      return inStyle(
        `<phoneme alphabet="${reading.alphabet}" ph="${escape(reading.phonemes)}">${inner}</phoneme>`,
        style,
      );
    case 'say-as': {
      const format = reading.format === undefined ? '' : ` format="${reading.format}"`;
      return inStyle(`<say-as interpret-as="${reading.as}"${format}>${inner}</say-as>`, style);
    }
  }
}

function inStyle(inner: string, { voice, latinWords, rate, pitch, gain, emphasis }: Style): string {
  const english = latinWords && `<lang xml:lang="${latinWords === 'english' ? 'en' : 'ar'}">`;
  const volume = gain === silentDb ? 'silent' : `${signed(gain)}dB`;
  const open = [
    `<voice name="${voice}">`,
    latinWords === 'arabic' ? '<lang xml:lang="en"><lang xml:lang="ar">' : (english ?? ''),
    `<prosody rate="${rate}" pitch="${signed(pitch)}st" volume="${volume}">`,
    emphasis === 'none' ? '' : `<emphasis level="${emphasis}">`,
  ];
  const close = [
    emphasis === 'none' ? '' : '</emphasis>',
    '</prosody>',
    latinWords === 'arabic' ? '</lang></lang>' : latinWords ? '</lang>' : '',
    '</voice>',
  ];
  return `${open.join('')}${inner}${close.join('')}`;
}

/** A decimal with its sign, as values that change something have one; exact to what notations can say. */
function signed(value: number): string {
  return `${value < 0 ? '-' : '+'}${Number(Math.abs(value).toFixed(4))}`;
}

function escape(text: string): string {
  const written: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text
    .replace(/[&<>"]/gu, (sign) => written[sign] ?? sign)
    .replace(/[\t\r\n]/gu, (blank) => `&#${blank.charCodeAt(0)};`);
}
