import { createSentenceParts } from './sentence-parts.ts';
import type { Template } from './sentence-parts.ts';
import type { SeededRandom } from './seeded-random.ts';
import { inflect } from './inflect.ts';
import { definite, singularOf } from './phrases.ts';
import { bodies, events, goods, happenings, masdars, moves, places, singles } from './vocabulary.ts';

const reasons = ['مَرِيض', 'جَائِع', 'مُتْعَب', 'سَعِيد', 'خَائِف', 'مَشْغُول', 'مُتَأَخِّر', 'حَزِين'];
const masculine = { gender: 'm', isPerson: false } as const;

/** Sentences and titles that name a thing and no more, and why somebody went. */
export function namingTemplates(random: SeededRandom): readonly Template[] {
  const { pick, happens, quality, place, tense, anyThing, before } = createSentenceParts(random);

  /** بَابُ الْبَيْتِ، كِتَابَةُ الرِّسَالَةِ: a title of two words. */
  const titled = () => {
    const head = happens(0.3) ? { stem: pick(masdars), ...masculine } : happens(0.5) ? anyThing() : pick(places);
    const owner = pick([...singles, ...bodies, ...places, ...happenings]);
    const last = happens(0.2) ? [quality(owner, 'genitive', 'definite')] : [];
    return [inflect(head.stem, 'nominative', 'construct'), definite(owner, 'genitive'), ...last];
  };
  /** هَذِهِ كُتُبٌ جَدِيدَةٌ. */
  const thisIs = () => {
    const noun = happens(0.6) ? anyThing() : pick([...places, ...singles, ...goods]);
    const said = [
      inflect(noun.stem, 'nominative', 'indefinite'),
      ...(happens(0.6) ? [quality(noun, 'nominative', 'indefinite')] : []),
    ];
    return [noun.gender === 'f' ? pick(['هَذِهِ', 'تِلْكَ', 'هِيَ']) : pick(['هَذَا', 'ذَلِكَ', 'هُوَ']), ...said];
  };
  const thereAre = () => [
    ...place(pick(['فِي', 'أَمَامَ', 'قُرْبَ', 'دَاخِلَ'])),
    inflect(anyThing().stem, 'nominative', 'indefinite'),
    `وَ${inflect(anyThing().stem, 'nominative', 'indefinite')}`,
  ];
  const because = () => {
    const { verb } = pick(moves);
    const doer = pick(singles);
    const reason = inflect(pick(reasons) + (doer.gender === 'f' ? '\u064Eة' : ''), 'nominative', 'indefinite');
    const form = happens(0.7) ? singularOf(verb, 'perfect', doer.gender) : before(verb, tense(), doer.gender);
    return [form, definite(doer, 'nominative'), doer.gender === 'f' ? 'لِأَنَّهَا' : 'لِأَنَّهُ', reason];
  };
  /** A verb and who does it, and nothing else. */
  const didAlone = () => {
    const isEvent = happens(0.4);
    const doer = pick(isEvent ? happenings : singles);
    const verb = isEvent ? pick(events) : pick(moves).verb;
    return [singularOf(verb, 'perfect', doer.gender), definite(doer, 'nominative')];
  };

  return [
    { weight: 12, make: titled },
    { weight: 10, make: thisIs },
    { weight: 4, make: thereAre },
    { weight: 4, make: because },
    { weight: 8, make: didAlone },
  ];
}
