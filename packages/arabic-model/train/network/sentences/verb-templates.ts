import { createSentenceParts } from './sentence-parts.ts';
import type { Template, Words } from './sentence-parts.ts';
import type { SeededRandom } from './seeded-random.ts';
import { didI, feminineOf, inflect, isSound, jussiveOf, passiveOf, withPerson } from './inflect.ts';
import { definite, singularOf } from './phrases.ts';
import { dealings, deeds, gifts, moves, people, singles, stemsOf } from './vocabulary.ts';

const questions = ['هَلْ', 'هَلْ', 'أَيْنَ', 'مَتَى', 'كَيْفَ', 'لِمَاذَا', 'عِنْدَمَا', 'بَيْنَمَا'];
const countedPlurals = stemsOf('كُتُب رَسَائِل* أَقْلَام بُيُوت صُوَر تَقَارِير* دُرُوس أَهْدَاف مَشَارِيع* مَفَاتِيح*');
const countedSingulars = stemsOf('كِتَاب رِسَالَة طَالِب سَيَّارَة بَيْت صُورَة');
const units = stemsOf('ثَلَاث أَرْبَع خَمْس سِتّ سَبْع تِسْع');

/** Some things, counted, as what is done. */
function counted({ pick, happens }: SeededRandom): Words {
  const plural = pick(countedPlurals);
  const unit = pick(units);
  if (happens(0.7)) {
    const isFeminine = /^(?:رَسَائِل|صُوَر)/u.test(plural);
    return [
      inflect(isFeminine ? unit : `${unit}\u064Eة`, 'accusative', 'construct'),
      inflect(plural, 'genitive', 'indefinite'),
    ];
  }
  return [pick(['عِشْرِينَ', 'ثَلَاثِينَ', 'خَمْسِينَ']), inflect(pick(countedSingulars), 'accusative', 'indefinite')];
}

/** Sentences of one verb, in which somebody does something to something. */
export function verbTemplates(random: SeededRandom): readonly Template[] {
  const {
    pick,
    quality,
    phrase,
    place,
    tense,
    maybe,
    time,
    extra,
    anyThing,
    doer,
    before,
    act,
    actWords,
    actAfterDoer,
  } = createSentenceParts(random);

  const withPlace = () => actWords(place(pick(['فِي', 'مِنْ', 'أَمَامَ'])));
  const withNumber = () => {
    const { verb, doer } = act();
    return [before(verb, tense(), doer.gender), ...doer.words, ...counted(random), ...extra()];
  };
  /** We did, I do: the doer stands in the verb. */
  const byUs = () => {
    const { verb, done } = act();
    return [withPerson(verb.imperfect, pick(['ن', 'أ'] as const)), ...done, ...extra()];
  };
  /** Without a doer after it, what looks like she did is read as I did in everyday talk. */
  const byMe = () => {
    const { verbs, things } = pick(deeds.filter(({ byBodies }) => !byBodies));
    const verb = pick([...verbs, ...dealings]);
    const done = verbs.includes(verb) ? pick(things) : pick(people);
    return isSound(verb)
      ? [...maybe(0.2, time), didI(verb), ...phrase(done, 'accusative', true).words, ...extra()]
      : undefined;
  };
  const movedByMe = () => {
    const { verb, preposition } = pick(moves);
    return isSound(verb) ? [didI(verb), ...place(preposition), ...maybe(0.3, time)] : undefined;
  };
  /** In the news, without a doer after it, it was done. */
  const wasDone = () => {
    const { verbs, things } = pick(deeds.filter(({ byBodies }) => byBodies));
    const { words, gender } = phrase(pick(things), 'nominative');
    const when = tense();
    const verb = pick(verbs);
    const form = passiveOf(
      gender === 'f' && when === 'imperfect' ? { ...verb, imperfect: withPerson(verb.imperfect, 'ت') } : verb,
      when,
    );
    return form === undefined
      ? undefined
      : [gender === 'f' && when === 'perfect' ? feminineOf(form) : form, ...words, ...extra()];
  };
  const denied = () => {
    const { verb, doer, done } = act();
    return isSound(verb)
      ? ['لَمْ', jussiveOf(singularOf(verb, 'imperfect', doer.gender)), ...doer.words, ...done]
      : undefined;
  };
  const toThem = () => {
    const verb = pick(dealings);
    const { words, gender } = phrase(pick(people), 'nominative');
    return isSound(verb)
      ? [before(verb, tense(), gender) + pick(['هُ', 'هَا', 'هُمْ', 'نَا']), ...words, ...extra()]
      : undefined;
  };
  const gave = () => {
    const { words, gender } = phrase(pick(singles), 'nominative');
    const gift = anyThing();
    const given = [
      inflect(gift.stem, 'accusative', 'indefinite'),
      ...maybe(0.4, () => [quality(gift, 'accusative', 'indefinite')]),
    ];
    return [before(pick(gifts), tense(), gender), ...words, definite(pick(singles), 'accusative'), ...given];
  };
  const byTwo = () => {
    const { verb, done } = act();
    const [first, second] = [pick(singles), pick(singles)];
    return [
      before(verb, tense(), first.gender),
      definite(first, 'nominative'),
      `وَ${definite(second, 'nominative')}`,
      ...done,
    ];
  };
  const toTwo = () => {
    const { verbs, things, byBodies } = pick(deeds);
    const { words, gender } = phrase(doer(byBodies), 'nominative');
    return [
      before(pick(verbs), tense(), gender),
      ...words,
      definite(pick(things), 'accusative'),
      `وَ${definite(pick(things), 'accusative')}`,
    ];
  };

  return [
    { weight: 24, make: () => [...actWords(), ...extra()] },
    { weight: 10, make: () => actAfterDoer(tense(), () => []) },
    { weight: 4, make: () => [...time(), ...actWords()] },
    { weight: 3, make: () => [pick(questions), ...actWords()] },
    { weight: 3, make: () => actAfterDoer('imperfect', (gender) => [gender === 'f' ? 'كَانَتْ' : 'كَانَ']) },
    { weight: 4, make: withPlace },
    { weight: 3, make: withNumber },
    { weight: 5, make: byUs },
    { weight: 6, make: byMe },
    { weight: 2, make: movedByMe },
    { weight: 5, make: wasDone },
    { weight: 3, make: denied },
    { weight: 4, make: toThem },
    { weight: 3, make: gave },
    { weight: 3, make: byTwo },
    { weight: 3, make: toTwo },
  ];
}
