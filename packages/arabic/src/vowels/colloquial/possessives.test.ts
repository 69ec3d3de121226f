import { describe, expect, it } from 'vitest';
import { createPossessiveReader } from './possessives.ts';

const nouns = new Map([
  ['راس', 'رَاس'],
  ['خدمة', 'خُدْمَة'],
  ['ولد', 'وْلَد'],
  ['سعر', 'سِعْر'],
  ['شنطة', 'شَنْطَة'],
  ['صاحب', 'صَاحِب'],
  ['دوا', 'دَوَا'],
  ['صاحبك', 'صَاحْبَك'],
]);
const words = { isVerb: () => false, isPerfect: () => false, formOf: (noun: string) => nouns.get(noun) };

describe('possessives', () => {
  it.each([
    ['maghrebi', 'راسو', 'رَاسُو'],
    ['maghrebi', 'راسهم', 'رَاسْهُم'],
    ['maghrebi', 'خدمتي', 'خُدْمْتِي'],
    ['maghrebi', 'خدمتها', 'خُدْمَتْهَا'],
    ['maghrebi', 'ولدك', 'وَلْدَك'],
    ['egyptian', 'سعرها', 'سِعْرَهَا'],
    ['egyptian', 'شنطتها', 'شَنْطِتْهَا'],
    ['egyptian', 'صاحبه', 'صَاحْبُه'],
    ['levantine', 'دواها', 'دَوَاهَا'],
    ['levantine', 'صاحبي', 'صَاحْبِي'],
    ['levantine', 'صاحبكن', 'صَاحِبْكُن'],
    ['gulf', 'شنطتي', 'شَنْطَتِي'],
    ['gulf', 'صاحبه', 'صَاحْبَه'],
  ] as const)('in %s, %s', (group, bare, form) => {
    expect(createPossessiveReader(group, words)(bare)).toBe(form);
  });
});
