import { createSentenceParts, governing } from './sentence-parts.ts';
import type { Template } from './sentence-parts.ts';
import type { SeededRandom } from './seeded-random.ts';
import { inflect, withOwner } from './inflect.ts';
import { definite } from './phrases.ts';
import { bodies, events, happenings, masdars, moves, people, places, singles } from './vocabulary.ts';

const openings = ['إِنَّ', 'لَعَلَّ', 'لَكِنَّ', 'كَأَنَّ', 'أَعْتَقِدُ أَنَّ', 'صَحِيحٌ أَنَّ', 'قَالَ إِنَّ', 'أَكَّدَ أَنَّ', 'لَيْتَ'];
const copulas = ['كَانَ', 'أَصْبَحَ', 'صَارَ', 'لَيْسَ', 'مَا زَالَ', 'ظَلَّ', 'بَاتَ'];
const states = ['مُتَأَخِّر', 'مُسْرِع', 'مُبْتَسِم', 'وَحِيد', 'سَعِيد'];

/** Sentences of what is, happens and goes somewhere, and headlines without a verb. */
export function stateTemplates(random: SeededRandom): readonly Template[] {
  const { pick, happens, quality, phrase, place, tense, maybe, time, extra, anyThing, before, after } =
    createSentenceParts(random);

  /** No verb: headlines and what is said of something's something. */
  const headed = () => {
    const action = { stem: pick(masdars), gender: 'm', isPerson: false } as const;
    const gender = action.stem.endsWith('ة') ? 'f' : 'm';
    const done = happens(0.7)
      ? [definite(anyThing(), 'genitive')]
      : [inflect(anyThing().stem, 'genitive', 'construct'), definite(pick(singles), 'genitive')];
    const head = [inflect(action.stem, 'nominative', 'construct'), ...done];
    return happens(0.6)
      ? [...head, quality({ ...action, gender }, 'nominative', 'indefinite'), ...maybe(0.2, place)]
      : [...head, ...place(), ...maybe(0.2, time)];
  };
  const ownedIs = () => {
    const noun = happens(0.5) ? anyThing() : pick(singles);
    const owner = pick(['ه', 'ها', 'هم', 'نا'] as const);
    const head =
      happens(0.5) && !noun.stem.endsWith('*')
        ? [withOwner(noun.stem, 'nominative', owner)]
        : [
            inflect(noun.stem, 'nominative', 'construct'),
            definite(pick(noun.isPerson ? [...places, ...bodies] : singles), 'genitive'),
          ];
    return [...head, ...(happens(0.6) ? [quality(noun, 'nominative', 'indefinite')] : place())];
  };
  const headline = () => {
    const noun = pick([...happenings, ...places, ...singles]);
    return [...phrase(noun, 'nominative').words, ...place(), ...maybe(0.2, time)];
  };
  const moved = () => {
    const move = pick(moves);
    const { words, gender } = phrase(pick(people), 'nominative');
    const verb = before(move.verb, tense(), gender);
    const way = place(move.preposition);
    const ending = gender === 'f' ? '\u064Eة' : gender === 'crowd' ? 'ُونَ' : '';
    const state = maybe(0.2, () => [inflect(pick(states) + ending, 'accusative', 'indefinite')]);
    return happens(0.2) ? [verb, ...way, ...words] : [verb, ...words, ...way, ...state, ...maybe(0.2, time)];
  };
  const movedAfterDoer = () => {
    const move = pick(moves);
    const { words, gender } = phrase(pick(people), 'nominative');
    const verb = after(move.verb, tense(), gender);
    return verb === undefined ? undefined : [...words, verb, ...place(move.preposition), ...maybe(0.2, time)];
  };
  const happened = () => {
    const { words, gender } = phrase(pick(happenings), 'nominative');
    return [before(pick(events), tense(), gender), ...words, ...extra()];
  };
  const is = () => {
    const noun = pick(happens(0.5) ? singles : [...places, ...happenings]);
    return [definite(noun, 'nominative'), quality(noun, 'nominative', 'indefinite'), ...maybe(0.3, place)];
  };
  const was = () => {
    const noun = pick(happens(0.5) ? people : [...places, ...happenings]);
    const rest = happens(0.6) ? [quality(noun, 'accusative', 'indefinite')] : place();
    return [governing(pick(copulas), noun.gender), definite(noun, 'nominative'), ...rest, ...maybe(0.2, time)];
  };
  const indeedIs = () => {
    const noun = pick([...people, ...happenings]);
    return [pick(openings), definite(noun, 'accusative'), quality(noun, 'nominative', 'indefinite')];
  };
  const thereIs = () => {
    const noun = pick([...people, ...happenings]);
    const there = [...maybe(0.3, () => ['هُنَاكَ']), ...place(pick(['فِي', 'أَمَامَ', 'قُرْبَ', 'دَاخِلَ', 'خَلْفَ']))];
    return [...there, inflect(noun.stem, 'nominative', 'indefinite'), quality(noun, 'nominative', 'indefinite')];
  };

  return [
    { weight: 6, make: headed },
    { weight: 5, make: ownedIs },
    { weight: 3, make: headline },
    { weight: 14, make: moved },
    { weight: 4, make: movedAfterDoer },
    { weight: 10, make: happened },
    { weight: 5, make: is },
    { weight: 5, make: was },
    { weight: 5, make: indeedIs },
    { weight: 3, make: thereIs },
  ];
}
