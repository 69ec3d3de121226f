import { describe, expect, it } from 'vitest';
import { ownedInMaghreb } from './maghrebi-owners.ts';
import { participleInMaghreb } from './maghrebi-participles.ts';

describe('participles of the Maghreb', () => {
  it.each([
    ['كاتبة', 'كَاتْبَة'],
    ['مكتوبين', 'مْكْتُوبِين'],
    ['موسخة', 'مْوَسّخَة'],
    ['ماشية', 'مَاشْيَة'],
    ['دايزين', 'دَايْزِين'],
    ['مشروع', undefined],
  ])('reads %s', (bare, form) => {
    expect(participleInMaghreb(bare, () => false)).toBe(form);
  });
});

describe('owners in the Maghreb', () => {
  const forms = new Map([
    ['راس', 'رَاس'],
    ['خدمة', 'خُدْمَة'],
    ['ولد', 'وْلَد'],
  ]);
  it.each([
    ['راسو', 'رَاسُو'],
    ['راسهم', 'رَاسْهُم'],
    ['خدمتي', 'خُدْمْتِي'],
    ['خدمتها', 'خُدْمَتْهَا'],
    ['ولدك', 'وَلْدَك'],
    ['بابو', undefined],
  ])('reads %s', (bare, form) => {
    expect(ownedInMaghreb(bare, (noun) => forms.get(noun))).toBe(form);
  });
});
