import { createSentenceParts } from './sentence-parts.ts';
import type { Template, Words } from './sentence-parts.ts';
import type { SeededRandom } from './seeded-random.ts';
import { inflect, subjunctiveOf, withPerson } from './inflect.ts';
import { orderOf, withYours, youDid, youDo, youDoNot, youMayDo, yours } from './persons.ts';
import type { Listener } from './persons.ts';
import { definite } from './phrases.ts';
import { belongings, conditions, services } from './vocabulary.ts';
import type { Noun } from './vocabulary.ts';

const listeners: readonly Listener[] = ['he', 'he', 'she', 'they'];
/** Where nothing written tells a woman from a man. */
const unmarked: readonly Listener[] = ['he', 'he', 'they'];
const wishes = { he: 'تُرِيدُ', she: 'تُرِيدِينَ', they: 'تُرِيدُونَ' } as const;
const conditionsOf = { he: 'إِذَا أَرَدْتَ', she: 'إِذَا أَرَدْتِ', they: 'إِذَا أَرَدْتُمْ' } as const;
const before = ['لِلْمُتَابَعَةِ', 'لِلْمُسَاعَدَةِ', 'الْآنَ', 'مِنْ فَضْلِك', 'قَبْلَ ذَلِكَ', 'بَعْدَ ذَلِكَ', 'ثُمَّ', 'أَوَّلًا'];

/** Sentences that speak to somebody: orders, what is forbidden, questions, what is yours. */
export function addressTemplates(random: SeededRandom): readonly Template[] {
  const { pick, happens, phrase, place, maybe, time, quality } = createSentenceParts(random);

  /** What is done to what, and by whom. */
  function service(who = listeners) {
    const { verbs, things } = pick(services);
    return { verb: pick(verbs), thing: pick(things), listener: pick(who) };
  }
  function object(thing: Noun, listener: Listener): Words {
    const isPlural = thing.stem.endsWith('*');
    return happens(0.45) && !isPlural && !/اء$/u.test(thing.stem)
      ? [withYours(thing.stem, 'accusative', listener), ...maybe(0.2, () => [quality(thing, 'accusative', 'definite')])]
      : phrase(thing, 'accusative', true).words;
  }
  const extra = (): Words => [...maybe(0.25, place), ...maybe(0.15, time)];

  const ordered = () => {
    const { verb, thing, listener } = service();
    const opening = maybe(0.3, () => [pick(before)]).map((word) =>
      word.endsWith('فَضْلِك') ? word + yours[listener].slice(1) : word,
    );
    return [...opening, orderOf(verb, listener), ...object(thing, listener), ...extra()];
  };
  /** Two orders to one listener. */
  const orderedTwice = () => {
    const { verb, thing, listener } = service();
    const next = service();
    return [
      orderOf(verb, listener),
      ...object(thing, listener),
      ...(happens(0.5) ? [`وَ${orderOf(next.verb, listener)}`] : ['ثُمَّ', orderOf(next.verb, listener)]),
      ...object(next.thing, listener),
    ];
  };
  const forbidden = () => {
    const { verb, thing, listener } = service();
    return ['لَا', youDoNot(verb, listener), ...object(thing, listener), ...extra()];
  };
  const asked = () => {
    const isPast = happens(0.5);
    const { verb, thing, listener } = service(isPast ? unmarked : listeners);
    const opening = pick(['هَلْ', 'هَلْ', 'مَتَى', 'كَيْفَ', 'لِمَاذَا', 'أَيْنَ']);
    return [opening, isPast ? youDid(verb, listener) : youDo(verb, listener), ...object(thing, listener)];
  };
  const askedToWish = () => {
    const { verb, thing, listener } = service();
    return ['هَلْ', wishes[listener], 'أَنْ', youMayDo(verb, listener), ...object(thing, listener), ...extra()];
  };
  const ableTo = () => {
    const { verb, thing, listener } = service();
    const opening = pick([`يُمْكِنُ${yours[listener]} أَنْ`, `عَلَيْ${yours[listener]} أَنْ`, 'يَجِبُ أَنْ', 'لَنْ']);
    return [opening, youMayDo(verb, listener), ...object(thing, listener), ...extra()];
  };
  const conditioned = () => {
    const { verb, thing, listener } = service();
    const next = service();
    return [
      conditionsOf[listener],
      'أَنْ',
      youMayDo(verb, listener),
      ...object(thing, listener),
      `فَ${orderOf(next.verb, listener)}`,
      ...object(next.thing, listener),
    ];
  };
  const did = () => {
    const { verb, thing, listener } = service(unmarked);
    const opening = pick([
      [listener === 'he' ? 'أَنْتَ' : 'أَنْتُمْ'],
      ['شُكْرًا', `لِأَنَّ${yours[listener]}`],
      [`لِأَنَّ${yours[listener]}`],
    ]);
    return [...opening, youDid(verb, listener), ...object(thing, listener), ...extra()];
  };
  const does = () => {
    const { verb, thing, listener } = service();
    return [pick(['سَ', 'سَوْفَ ', '']) + youDo(verb, listener), ...object(thing, listener), ...extra()];
  };
  const yoursIs = () => {
    const noun = pick(belongings);
    const condition = pick(conditions) + (noun.gender === 'f' ? '\u064Eة' : '');
    const subject = withYours(noun.stem, 'nominative', pick(unmarked));
    return [subject, inflect(condition, 'nominative', 'indefinite'), ...maybe(0.2, place)];
  };
  const inYours = () => {
    const { verb, thing, listener } = service();
    const noun = pick(belongings);
    const where = [pick(['فِي', 'عَلَى', 'مِنْ', 'مَعَ']), withYours(noun.stem, 'genitive', listener)];
    return [orderOf(verb, listener), definite(thing, 'accusative'), ...where];
  };
  /** We do it for you. */
  const done = () => {
    const { verb, thing, listener } = service(unmarked);
    const ours = withPerson(verb.imperfect, 'ن');
    const form = pick([ours, `سَ${ours}`, `نَوَدُّ أَنْ ${subjunctiveOf(ours)}`, `يُسْعِدُنَا أَنْ ${subjunctiveOf(ours)}`]);
    return [form, `لَ${yours[listener]}`, ...object(thing, listener), ...extra()];
  };

  return [
    { weight: 7, make: ordered },
    { weight: 3, make: orderedTwice },
    { weight: 4, make: forbidden },
    { weight: 5, make: asked },
    { weight: 3, make: askedToWish },
    { weight: 5, make: ableTo },
    { weight: 3, make: conditioned },
    { weight: 4, make: did },
    { weight: 4, make: does },
    { weight: 6, make: yoursIs },
    { weight: 2, make: inYours },
    { weight: 5, make: done },
  ];
}
