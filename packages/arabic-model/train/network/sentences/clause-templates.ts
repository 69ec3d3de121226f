import { createSentenceParts, governing, which } from './sentence-parts.ts';
import type { Template } from './sentence-parts.ts';
import type { SeededRandom } from './seeded-random.ts';
import { inflect, isSound, subjunctiveOf, withPerson } from './inflect.ts';
import { definite, singularOf } from './phrases.ts';
import { deeds, masdars, moves, people, singles } from './vocabulary.ts';

const sayings = [
  ['قَالَ', 'إِنَّ'],
  ['أَكَّدَ', 'أَنَّ'],
  ['ذَكَرَ', 'أَنَّ'],
  ['أَوْضَحَ', 'أَنَّ'],
  ['أَضَافَ', 'أَنَّ'],
] as const;

/** Sentences of two verbs: wanting to do, saying that somebody did, the one who did. */
export function clauseTemplates(random: SeededRandom): readonly Template[] {
  const { pick, happens, phrase, place, tense, extra, anyThing, doer, after, act, actAfterDoer } =
    createSentenceParts(random);

  const intended = () => {
    const { verb, done } = act();
    const opening = pick(['لَنْ', 'أُرِيدُ أَنْ', 'يَجِبُ أَنْ', 'نُرِيدُ أَنْ', 'قَرَّرْنَا أَنْ']);
    return [
      opening,
      subjunctiveOf(withPerson(verb.imperfect, opening.startsWith('أ') ? 'أ' : 'ن')),
      ...done,
      ...extra(),
    ];
  };
  const wanted = () => {
    const { verb, doer, done } = act();
    const form = subjunctiveOf(singularOf(verb, 'imperfect', doer.gender));
    const governor = pick(['يُرِيدُ', 'يُحَاوِلُ', 'قَرَّرَ', 'يَسْتَطِيعُ', 'رَفَضَ']);
    return doer.gender === 'crowd' ? undefined : [governing(governor, doer.gender), ...doer.words, 'أَنْ', form, ...done];
  };
  const wantedAsNoun = () => {
    const doer = phrase(pick(people), 'nominative');
    const governor = pick(['يُرِيدُ', 'يُحَاوِلُ', 'بَدَأَ', 'رَفَضَ', 'يُحِبُّ', 'قَرَّرَ', 'وَاصَلَ']);
    return [
      governing(governor, doer.gender),
      ...doer.words,
      inflect(pick(masdars), 'accusative', 'construct'),
      definite(anyThing(), 'genitive'),
    ];
  };
  /** Two verbs of one doer, of which the second stands without. */
  const twice = () => {
    const move = pick(moves);
    const { verb, doer, done } = act();
    const second = after(verb, 'perfect', doer.gender);
    const first = [singularOf(move.verb, 'perfect', doer.gender), ...doer.words, ...place(move.preposition)];
    return second === undefined ? undefined : [...first, ...(happens(0.5) ? [`وَ${second}`] : ['ثُمَّ', second]), ...done];
  };
  const said = () => {
    const [verb, that] = pick(sayings);
    const speaker = phrase(pick(singles), 'nominative');
    return actAfterDoer(tense(), () => [governing(verb, speaker.gender), ...speaker.words, that], 'accusative');
  };
  const whoDid = () => {
    const noun = pick(singles);
    const move = pick(moves);
    const { verb, done } = act();
    const clause = [which(noun.gender), singularOf(verb, 'perfect', noun.gender), ...done];
    return [
      singularOf(move.verb, 'perfect', noun.gender),
      definite(noun, 'nominative'),
      ...clause,
      ...place(move.preposition),
    ];
  };
  /** The thing that somebody did, and what another did to it. */
  const whatWasDone = () => {
    const { verbs, things, byBodies } = pick(deeds);
    const [inner, outer, done] = [pick(verbs), pick(verbs), pick(things)];
    const [first, second] = [phrase(doer(byBodies), 'nominative'), phrase(doer(byBodies), 'nominative')];
    const clause = [
      which(done.gender),
      singularOf(inner, 'perfect', second.gender) + (done.gender === 'f' ? 'هَا' : 'هُ'),
      ...second.words,
    ];
    return isSound(inner)
      ? [singularOf(outer, 'perfect', first.gender), ...first.words, definite(done, 'accusative'), ...clause]
      : undefined;
  };

  return [
    { weight: 3, make: intended },
    { weight: 3, make: wanted },
    { weight: 4, make: wantedAsNoun },
    { weight: 5, make: twice },
    { weight: 5, make: said },
    { weight: 4, make: whoDid },
    { weight: 4, make: whatWasDone },
  ];
}
