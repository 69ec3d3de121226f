import { describe, expect, it } from 'vitest';
import { type EndingStyle, endWord } from './endings.ts';

const inside = { isPausal: false, isConstruct: false, isAdverb: false, isMaqsura: false, isDefective: false };
const atPause = { ...inside, isPausal: true };
const standard: EndingStyle = { inflection: 'inflected', taMarbuta: 'a', construct: 'at' };
const levantine: EndingStyle = { inflection: 'bare', taMarbuta: 'e', construct: 'et' };

describe('standard Arabic', () => {
  it.each([
    ['kitaːb+u', 'kitaːbu', 'kitaːb'],
    ['kitaːb+un', 'kitaːbun+', 'kitaːb'],
    ['kitaːb+in', 'kitaːbin+', 'kitaːb'],
    ['kitaːb+an', 'kitaːban+', 'kitaːban+'],
    ['kitaːb', 'kitaːb', 'kitaːb'],
    ['qad+', 'qad+', 'qad+'],
    ['madrasaẗ', 'madrasa', 'madrasa'],
    ['madrasaẗ+u', 'madrasatu', 'madrasa'],
    ['madrasaẗ+un', 'madrasatun+', 'madrasa'],
    ['madrasaẗ+an', 'madrasatan+', 'madrasa'],
    ['ħajaːẗ+i', 'ħajaːti', 'ħajaː'],
    ['huw+a', 'huwa', 'huwa'],
    ['hij+a', 'hija', 'hija'],
    ['ʔant+a', 'ʔanta', 'ʔant'],
    ['maʕ+a', 'maʕa', 'maʕ'],
  ])('%s is %s inside a clause and %s before a pause', (transcription, expectedInside, expectedAtPause) => {
    expect(endWord(transcription, standard, inside)).toBe(expectedInside);
    expect(endWord(transcription, standard, atPause)).toBe(expectedAtPause);
  });

  it('adverbs keep -an after ta marbuta', () => {
    expect(endWord('ʃukr+an', standard, { ...atPause, isAdverb: true })).toBe('ʃukran+');
    expect(endWord('ʕaːdaẗ+an', standard, { ...atPause, isAdverb: true })).toBe('ʕaːdatan+');
  });

  it('-an after alif maqsura gives way to a long a before a pause', () => {
    expect(endWord('hud+an', standard, { ...inside, isMaqsura: true })).toBe('hudan+');
    expect(endWord('hud+an', standard, { ...atPause, isMaqsura: true })).toBe('hudaː');
    expect(endWord('hud+an', levantine, { ...inside, isMaqsura: true })).toBe('hudaː');
  });

  it('a defective noun has -iː before a pause', () => {
    expect(endWord('qaːD+in', standard, { ...atPause, isDefective: true })).toBe('qaːDiː');
    expect(endWord('qaːD+in', standard, { ...inside, isDefective: true })).toBe('qaːDin+');
    expect(endWord('qaːD+in', levantine, { ...inside, isDefective: true })).toBe('qaːDiː');
  });

  it('speaks ta marbuta before the word that it belongs to', () => {
    expect(endWord('madrasaẗ', standard, { ...inside, isConstruct: true })).toBe('madrasat');
    expect(endWord('ħajaːẗ', standard, { ...inside, isConstruct: true })).toBe('ħajaːt');
  });
});

describe('a dialect without case', () => {
  it.each([
    ['kitaːb+u', 'kitaːb'],
    ['kitaːb+un', 'kitaːb'],
    ['kitaːb+an', 'kitaːban+'],
    ['katab+a', 'katab'],
    ['huw+a', 'huwa'],
    ['kidah', 'kida'],
    ['kitaːbuh', 'kitaːbuh'],
    ['ʕindah+u', 'ʕindah'],
    ['madrasaẗ+u', 'madrase'],
    ['furSaẗ', 'furSa'],
    ['sabʕaẗ', 'sabʕa'],
    ['ħajaːẗ', 'ħajaː'],
  ])('%s is %s', (transcription, expected) => {
    expect(endWord(transcription, levantine, inside)).toBe(expected);
  });

  it('has its own vowel in construct', () => {
    expect(endWord('madrasaẗ+u', levantine, { ...inside, isConstruct: true })).toBe('madraset');
  });
});
