import { createSentenceParts } from './sentence-parts.ts';
import type { Template, Words } from './sentence-parts.ts';
import type { SeededRandom } from './seeded-random.ts';
import { didI, inflect, subjunctiveOf, withPerson } from './inflect.ts';
import type { Case } from './inflect.ts';
import { withYours, yours } from './persons.ts';
import type { Listener } from './persons.ts';
import { definite } from './phrases.ts';
import { belongings, conditions, goods, requests, services } from './vocabulary.ts';

/** Nothing written tells a woman from a man here. */
const listeners: readonly Listener[] = ['he', 'they'];
const keys = `وَاحِدًا اثْنَيْنِ ثَلَاثَةً أَرْبَعَةً خَمْسَةً سِتَّةً سَبْعَةً ثَمَانِيَةً تِسْعَةً صِفْرًا نَجْمَةً`.split(' ');
const presses = ['اضْغَطْ', 'اخْتَرْ', 'اطْلُبْ', 'أَدْخِلْ'];
const best = ['أَفْضَل', 'أَجْمَل', 'أَحْدَث', 'أَسْرَع', 'أَسْهَل', 'أَرْخَص'];
const manners = ['بِسُهُولَةٍ', 'بِسُرْعَةٍ', 'مَجَّانًا', 'الْآنَ', 'فَوْرًا', 'قَرِيبًا', 'يَوْمِيًّا', 'مُبَاشَرَةً', 'الْيَوْمَ'];
const hopes = ['يَوْمًا سَعِيدًا', 'رِحْلَةً سَعِيدَةً', 'وَقْتًا مُمْتِعًا', 'عَامًا جَدِيدًا', 'إِقَامَةً طَيِّبَةً'];

/** Sentences of phone prompts, e-mails and shops: what we and I do, what is asked for by its noun, what is on sale. */
export function serviceTemplates(random: SeededRandom): readonly Template[] {
  const { pick, happens, phrase, place, maybe, time, quality } = createSentenceParts(random);

  /** إِرْسَالُ الطَّلَبِ, إِرْسَالِ طَلَبِكُمْ: a verbal noun with its object. */
  function request(grammaticalCase: Case, listener: Listener): Words {
    const { masdars, things } = pick(requests);
    const thing = pick(things);
    const object = happens(0.4) ? withYours(thing.stem, 'genitive', listener) : definite(thing, 'genitive');
    return [inflect(pick(masdars), grammaticalCase, 'construct'), object];
  }
  const manner = () => maybe(0.3, () => [pick(manners)]);

  const prompted = () => {
    const [first = '', ...rest] = request('genitive', 'they');
    return [`لِ${first}`, ...rest, pick(presses), pick(keys)];
  };
  const pleaseDo = () => {
    const listener = pick(listeners);
    const opening = pick([
      ['يُرْجَى'],
      ['يُمْكِنُ' + yours[listener]],
      ['يَجِبُ عَلَيْ' + yours[listener]],
      ['تَمَّ'],
      ['سَيَتِمُّ'],
      ['لَا', 'يُمْكِنُ'],
      ['يُمْنَعُ'],
      ['يَسُرُّنَا'],
    ]);
    return [...opening, ...request('nominative', listener), ...manner(), ...maybe(0.2, place), ...maybe(0.15, time)];
  };
  const wePlease = () => {
    const listener = pick(listeners);
    const opening = pick([`نَرْجُو مِنْ${yours[listener]}`, `أَرْجُو مِنْ${yours[listener]}`, 'نُحَاوِلُ', 'أُرِيدُ', 'أَوَدُّ', 'نَوَدُّ']);
    return [opening, ...request('accusative', listener), ...manner(), ...maybe(0.2, time)];
  };
  const thanked = () => {
    const listener = pick(listeners);
    const you = yours[listener];
    const opening = pick([
      `شُكْرًا لَ${you} عَلَى`,
      `نَشْكُرُ${you} عَلَى`,
      `أَشْكُرُ${you} عَلَى`,
      `نَعْتَذِرُ لَ${you} عَنْ`,
      `أَكْتُبُ إِلَيْ${you} بِخُصُوصِ`,
      `نُذَكِّرُ${you} بِضَرُورَةِ`,
      'قَبْلَ',
      'بَعْدَ',
      'فِي حَالِ',
    ]);
    return [opening, ...request('genitive', listener), ...maybe(0.3, time)];
  };
  const iDid = () => {
    const { verbs, things } = pick(services);
    const opening = maybe(0.3, () => [pick(['لَقَدْ', 'أَنَا', 'أَمْسِ', 'نَعَمْ'])]);
    return [
      ...opening,
      didI(pick(verbs)),
      ...maybe(0.3, () => [`لَ${yours[pick(listeners)]}`]),
      ...phrase(pick(things), 'accusative', true).words,
      ...maybe(0.3, time),
    ];
  };
  const weDid = () => {
    const { verbs, things } = pick(services);
    const verb = pick(verbs);
    const form = happens(0.5) ? didI(verb).replace(/ت\u064F$/u, 'ن\u064Eا') : withPerson(verb.imperfect, 'ن');
    return [
      ...maybe(0.3, () => [pick(['نَحْنُ', 'لَقَدْ', 'الْيَوْمَ'])]).filter((word) => word !== 'لَقَدْ' || form.endsWith('ا')),
      form,
      ...phrase(pick(things), 'accusative', true).words,
      ...manner(),
    ];
  };
  const iWish = () => {
    const { verbs, things } = pick(services);
    const opening = pick(['أُرِيدُ أَنْ', 'أَوَدُّ أَنْ', 'أُحِبُّ أَنْ', 'أَسْتَطِيعُ أَنْ', 'يُسْعِدُنِي أَنْ', 'كُنْتُ أُرِيدُ أَنْ']);
    return [
      opening,
      subjunctiveOf(withPerson(pick(verbs).imperfect, 'أ')),
      ...phrase(pick(things), 'accusative', true).words,
      ...maybe(0.3, time),
    ];
  };
  const informed = () => {
    const noun = pick(belongings);
    const listener = pick(listeners);
    const condition = pick(conditions) + (noun.gender === 'f' ? '\u064Eة' : '');
    const opening = pick([
      `نُحِيطُ${yours[listener]} عِلْمًا بِأَنَّ`,
      `يَسُرُّنَا إِبْلَاغُ${yours[listener]} بِأَنَّ`,
      'نُؤَكِّدُ أَنَّ',
      `نُخْبِرُ${yours[listener]} أَنَّ`,
    ]);
    return [opening, withYours(noun.stem, 'accusative', listener), inflect(condition, 'nominative', 'indefinite')];
  };
  const offered = () => {
    const plural = pick(goods);
    const [sold, all] = [definite(plural, 'genitive'), inflect(pick(['جَمِيع', 'كُلّ', 'مُعْظَم']), 'genitive', 'construct')];
    const opening = pick([
      ['خَصْمٌ', 'عَلَى', all],
      ['خَصْمٌ', 'خَاصٌّ', 'عَلَى', all],
      ['عُرُوضٌ', 'جَدِيدَةٌ', 'عَلَى'],
      ['تَشْكِيلَةٌ', 'وَاسِعَةٌ', 'مِنَ'],
      [inflect(pick(best), 'nominative', 'construct')],
      ['نُقَدِّمُ', `لَ${yours[pick(listeners)]}`, inflect(pick(best), 'accusative', 'construct')],
      ['اكْتَشِفْ', inflect(pick(best), 'accusative', 'construct')],
    ]);
    return [...opening, sold, ...maybe(0.3, place), ...manner()];
  };
  const bestWay = () => {
    const head = inflect(pick(best), pick(['nominative', 'nominative']), 'construct');
    const [first = '', ...rest] = request('genitive', 'he');
    return [head, pick(['طَرِيقَةٍ', 'وَسِيلَةٍ', 'مَوْقِعٍ', 'تَطْبِيقٍ']), `لِ${first}`, ...rest];
  };
  const ours = () => {
    const plural = pick(goods);
    return [
      definite(plural, 'nominative'),
      quality(plural, 'nominative', 'definite'),
      pick(['مُتَوَفِّرَةٌ', 'مُتَاحَةٌ', 'جَاهِزَةٌ']),
      ...maybe(0.5, place),
      ...manner(),
    ];
  };
  const hoped = () => ['نَتَمَنَّى', `لَ${yours[pick(listeners)]}`, pick(hopes), ...maybe(0.3, () => place('فِي'))];

  return [
    { weight: 10, make: prompted },
    { weight: 14, make: pleaseDo },
    { weight: 8, make: wePlease },
    { weight: 9, make: thanked },
    { weight: 8, make: iDid },
    { weight: 5, make: weDid },
    { weight: 6, make: iWish },
    { weight: 6, make: informed },
    { weight: 10, make: offered },
    { weight: 4, make: bestWay },
    { weight: 4, make: ours },
    { weight: 2, make: hoped },
  ];
}
