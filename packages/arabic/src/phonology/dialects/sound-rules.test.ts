import { describe, expect, it } from 'vitest';
import { dialects } from '../../dialect.ts';
import { dialectPhonologies } from '../compiled-dialect.ts';
import { endWord } from '../endings.ts';
import { applyRules, compileRules, strengths } from '../sound-rule.ts';
import { transcribe } from '../transcribe.ts';
import { isInClass } from '../word-classes.ts';

/** Words that together need every rule of every dialect. */
const words = `ثَلَاثَة ثَابِت ذَهَب ذَكِيّ ظُهْر نِظَام ضَابِط جَمَل جَلَسَ قَلْب قَرِيب كَلْب رَأْس قَائِل سَمَاء بَيْت يَوْم كَبِير شَارِبَة
  كِتَاب عَرَبِيّ عَدُوّ الوَلَد وَالوَلَد الشَّمْس الجَمَل الكِتَاب مُوسَى قَهْوَة يَعْرَف جَنْب حَبْل بَحْر ظُهْر صِرَاط رَجُل الرَّجُل مُرُور قَالَ كَاتِب كَاتِبَة شَارِبْنَا مَكْتَبَة بِنْت`.split(
  /\s+/u,
);

describe.each(dialects)('%s', (dialect) => {
  const { rules, endings } = dialectPhonologies[dialect];

  it('has no rule that changes nothing', () => {
    const fired = new Set<string>();
    for (const strength of strengths) {
      const inForce = rules.filter((rule) => rule.strength === undefined || rule.strength === strength);
      for (const word of words.map(transcribe)) {
        let sounds = endWord(word.transcription, endings, {
          isPausal: true,
          isConstruct: false,
          isAdverb: false,
          isMaqsura: false,
          isDefective: false,
        });
        for (const [index, compiled] of compileRules(rules, strength).entries()) {
          const changed = applyRules([compiled], sounds, (wordClass) => isInClass(word, wordClass));
          if (changed !== sounds) {
            fired.add(inForce[index]?.name ?? '');
          }
          sounds = changed;
        }
      }
    }
    expect(rules.map(({ name }) => name).filter((name) => !fired.has(name))).toEqual([]);
  });

  it('names the literature for every rule', () => {
    for (const { source } of rules) {
      expect(source).toMatch(/[A-Z]\p{L}+.* \d{4}/u);
    }
  });
});
