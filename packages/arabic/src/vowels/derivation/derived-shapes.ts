import type { derivedRoots } from './derived-roots.data.ts';

type Pattern = keyof typeof derivedRoots;

/** One vowelled form that a pattern makes of a root, with ف ع ل for the root's letters and `Y` for the letter of the person (ي ت ن). */
export interface DerivedShape {
  readonly pattern: Pattern;
  readonly form: string;
  /** How often the letters stand for this form, among the forms of the same pattern; 0 to 1. */
  readonly share: number;
  /** What it is worth more to a reader beside forms of other patterns with the same letters, as a natural logarithm. */
  readonly lean: number;
  readonly isVerb: boolean;
}

/** Stems of one pattern, each without its ending. */
interface VerbStems {
  readonly past: string;
  readonly pastPassive?: string;
  readonly present?: string;
  readonly presentPassive?: string;
  /** The present of V and VI of weak roots, which ends in -ā. */
  readonly presentInA?: string;
  readonly endings: 'strong' | 'weak';
  /** Verbal noun and participles, without endings. */
  readonly noun?: string;
  readonly active?: string;
  readonly passive?: string;
  /** The lean of forms whose letters other patterns share (a past without ending), and of those that say what they are. */
  readonly leans: readonly [plain: number, telling: number];
  readonly presentLean?: number;
  readonly nounLean?: number;
  /** How often a participle is active. */
  readonly activeShare?: number;
}

const pastEndings = {
  strong: ['َ', 'َتْ', 'ُوا', 'َهُ', 'َهَا', 'َهُمْ', 'َتْهُ', 'َتْهَا', 'َتْهُمْ', 'ُوهُ', 'ُوهَا', 'َا', 'َتَا'],
  weak: ['َى', 'َتْ', 'َوْا', 'َاهُ', 'َاهَا', 'َاهُمْ', 'َتْهُ', 'َتْهَا', 'َيَا'],
} as const;
const presentEndings = {
  strong: ['ُ', 'ُونَ', 'ُوا', 'ُهُ', 'ُهَا', 'ُهُمْ', 'َانِ', 'ُنَا'],
  weak: ['ِي', 'ُونَ', 'ُوا', 'ِ', 'ِيهِ', 'ِيهَا', 'ِيهِمْ'],
} as const;
const presentPassiveEndings = { strong: ['ُ', 'ُونَ', 'ُوا'], weak: ['َى', 'َوْنَ'] } as const;
const pastPassiveEndings = { strong: ['َ', 'َتْ', 'ُوا'], weak: ['ِيَ', 'ِيَتْ'] } as const;
const presentInAEndings = ['َى', 'َوْنَ', 'َ', 'َاهُ', 'َاهَا'] as const;
const nounEndings = ['', 'َات', 'ًا', 'ُهُ', 'َهُ', 'ِهِ', 'ُهَا', 'َهَا', 'ِهَا', 'ُهُمْ', 'َهُمْ', 'ِهِمْ', 'َاتِهِ', 'َاتِهَا', 'َاتِهِمْ'] as const;
const feminineNounEndings = ['َة', 'َات', 'َتُهُ', 'َتَهُ', 'َتِهِ', 'َتُهَا', 'َتَهَا', 'َتِهَا', 'َتُهُمْ', 'َتَهُمْ', 'َتِهِمْ', 'َاتِهِ', 'َاتِهَا', 'َاتِهِمْ'] as const;
const unchangedNounEndings = [''] as const;
const participleEndings = ['', 'َة', 'َات', 'ِينَ', 'ُونَ', 'ًا', 'ِي', 'ُو', 'َتَيْنِ', 'َتَانِ', 'َاتِهَا', 'َاتِهِ', 'ِيَّة', 'ِيّ'] as const;
const weakActiveEndings = ['ِي', 'ٍ', 'ِيَة', 'ِيَات', 'ِينَ', 'ُونَ', 'ِيًا'] as const;
const weakPassiveEndings = ['َى', 'َاة', 'َيَات', 'ًى'] as const;
/** فعلته may be a noun in ة with its owner, too. */
const ofHer = /ت\u0652ه/u;
const ofHerShare = 0.3;
const passiveShare = 0.15;
const participleLean = 0.5;
const usualActiveShare = 0.6;

/** The stem of a verbal noun and what it takes. */
function nounForms(noun: string): { stem: string; added: readonly string[] } {
  if (/َة$/u.test(noun)) {
    return { stem: noun.slice(0, -2), added: feminineNounEndings };
  }
  return /[ءةي]$/u.test(noun) ? { stem: noun, added: unchangedNounEndings } : { stem: noun, added: nounEndings };
}

/** Shapes of one pattern: a stem with each of its endings. */
function formsOf(stem: string | undefined, endings: readonly string[], kind: Omit<DerivedShape, 'form'>): DerivedShape[] {
  return stem === undefined ? [] : endings.map((ending) => ({ ...kind, form: stem + ending }));
}

function verbsOf(pattern: Pattern, stems: VerbStems): DerivedShape[] {
  const { past, pastPassive, present, presentPassive, presentInA, endings, leans: [plain, telling] } = stems;
  const { presentLean = telling } = stems;
  const [bare = '', ...others] = pastEndings[endings];
  const active = { pattern, share: 1 - passiveShare, isVerb: true };
  const passive = { pattern, share: passiveShare, lean: 0, isVerb: true };
  return [
    ...formsOf(past, [bare], { ...active, lean: plain }),
    ...formsOf(past, others.filter((ending) => !ofHer.test(ending)), { ...active, lean: telling }),
    ...formsOf(past, others.filter((ending) => ofHer.test(ending)), { ...active, share: ofHerShare, lean: 0 }),
    ...formsOf(pastPassive, pastPassiveEndings[endings], passive),
    ...formsOf(present, presentEndings[endings], { ...active, lean: presentLean }),
    ...formsOf(presentPassive, presentPassiveEndings[endings], passive),
    ...formsOf(presentInA, presentInAEndings, { ...active, share: 1, lean: presentLean }),
  ];
}

function nounsOf(pattern: Pattern, stems: VerbStems): DerivedShape[] {
  const { endings, noun, active, passive, leans: [, telling], nounLean = telling, activeShare = usualActiveShare } = stems;
  const nouns = noun === undefined ? undefined : nounForms(noun);
  const isWeak = endings === 'weak';
  const participle = { pattern, lean: participleLean, isVerb: false };
  return [
    ...formsOf(nouns?.stem, nouns?.added ?? [], { pattern, share: 1, lean: nounLean, isVerb: false }),
    ...formsOf(active, isWeak ? weakActiveEndings : participleEndings, { ...participle, share: activeShare }),
    ...formsOf(passive, isWeak ? weakPassiveEndings : participleEndings, { ...participle, share: 1 - activeShare }),
  ];
}

function shapesOf(pattern: Pattern, stems: VerbStems): DerivedShape[] {
  return [...verbsOf(pattern, stems), ...nounsOf(pattern, stems)];
}

/**
 * The derived patterns of the verb, II to X and those of four letters, with their nouns and participles (any grammar: Ryding 2005,
 * chapters 21 to 33). Weak roots have patterns of their own.
 */
export const derivedShapes: readonly DerivedShape[] = [
  ...shapesOf('faccala', { past: 'فَعَّل', pastPassive: 'فُعِّل', present: 'Yُفَعِّل', presentPassive: 'Yُفَعَّل', endings: 'strong', noun: 'تَفْعِيل', active: 'مُفَعِّل', passive: 'مُفَعَّل', leans: [1, 3], presentLean: 1.5, nounLean: 3, activeShare: 0.45 }),
  ...shapesOf('faccalaBesideFacala', { past: 'فَعَّل', pastPassive: 'فُعِّل', present: 'Yُفَعِّل', presentPassive: 'Yُفَعَّل', endings: 'strong', noun: 'تَفْعِيل', active: 'مُفَعِّل', passive: 'مُفَعَّل', leans: [0, 0], nounLean: 2, activeShare: 0.45 }),
  ...shapesOf('faccalaWeak', { past: 'فَعّ', pastPassive: 'فُعّ', present: 'Yُفَعّ', presentPassive: 'Yُفَعّ', endings: 'weak', noun: 'تَفْعِيَة', active: 'مُفَعّ', passive: 'مُفَعّ', leans: [0.5, 0.5], nounLean: 2 }),
  ...shapesOf('fAcala', { past: 'فَاعَل', pastPassive: 'فُوعِل', present: 'Yُفَاعِل', presentPassive: 'Yُفَاعَل', endings: 'strong', noun: 'مُفَاعَلَة', active: 'مُفَاعِل', leans: [0, 3], nounLean: 2 }),
  ...shapesOf('fAcalaWeak', { past: 'فَاع', present: 'Yُفَاع', presentPassive: 'Yُفَاع', endings: 'weak', noun: 'مُفَاعَاة', active: 'مُفَاع', leans: [1, 1.5] }),
  ...shapesOf('afcala', { past: 'أَفْعَل', pastPassive: 'أُفْعِل', present: 'Yُفْعِل', presentPassive: 'Yُفْعَل', endings: 'strong', noun: 'إِفْعَال', active: 'مُفْعِل', passive: 'مُفْعَل', leans: [1, 2], presentLean: 1.5, nounLean: 3 }),
  ...shapesOf('afcalaBesideFacala', { past: 'أَفْعَل', pastPassive: 'أُفْعِل', present: 'Yُفْعِل', presentPassive: 'Yُفْعَل', endings: 'strong', noun: 'إِفْعَال', active: 'مُفْعِل', passive: 'مُفْعَل', leans: [1, 1.5], presentLean: 0, nounLean: 3 }),
  ...shapesOf('afcalaWaw', { past: 'أَوْعَل', pastPassive: 'أُوعِل', present: 'Yُوعِل', presentPassive: 'Yُوعَل', endings: 'strong', noun: 'إِيعَال', active: 'مُوعِل', passive: 'مُوعَل', leans: [1, 2] }),
  ...shapesOf('afcalaHollow', { past: 'أَفَال', pastPassive: 'أُفِيل', present: 'Yُفِيل', presentPassive: 'Yُفَال', endings: 'strong', noun: 'إِفَالَة', active: 'مُفِيل', passive: 'مُفَال', leans: [2, 2], presentLean: 1 }),
  ...shapesOf('afcalaWeak', { past: 'أَفْع', pastPassive: 'أُفْع', present: 'Yُفْع', presentPassive: 'Yُفْع', endings: 'weak', noun: 'إِفْعَاء', active: 'مُفْع', passive: 'مُفْع', leans: [1.5, 1.5], presentLean: 0.5 }),
  ...shapesOf('afcalaDoubled', { past: 'أَفَلّ', pastPassive: 'أُفِلّ', present: 'Yُفِلّ', presentPassive: 'Yُفَلّ', endings: 'strong', noun: 'إِفْلَال', active: 'مُفِلّ', leans: [1, 1.5], presentLean: 0.5 }),
  ...shapesOf('tafaccala', { past: 'تَفَعَّل', present: 'Yَتَفَعَّل', endings: 'strong', noun: 'تَفَعُّل', active: 'مُتَفَعِّل', leans: [0.3, 2.5], nounLean: 0.3, activeShare: 1 }),
  ...shapesOf('tafaccalaWeak', { past: 'تَفَعّ', presentInA: 'Yَتَفَعّ', endings: 'weak', noun: 'تَفَعِّي', active: 'مُتَفَعّ', leans: [0.5, 1.5], presentLean: 2, nounLean: 0.5, activeShare: 1 }),
  ...shapesOf('tafAcala', { past: 'تَفَاعَل', present: 'Yَتَفَاعَل', endings: 'strong', noun: 'تَفَاعُل', active: 'مُتَفَاعِل', leans: [0.3, 2.5], nounLean: 0.3, activeShare: 1 }),
  ...shapesOf('tafAcalaWeak', { past: 'تَفَاع', presentInA: 'Yَتَفَاع', endings: 'weak', noun: 'تَفَاعِي', active: 'مُتَفَاع', leans: [0.5, 1.5], presentLean: 2, nounLean: 0.5, activeShare: 1 }),
  ...shapesOf('infacala', { past: 'انْفَعَل', present: 'Yَنْفَعِل', endings: 'strong', noun: 'انْفِعَال', active: 'مُنْفَعِل', leans: [2, 3], activeShare: 1 }),
  ...shapesOf('infacalaHollow', { past: 'انْفَال', present: 'Yَنْفَال', endings: 'strong', noun: 'انْفِيَال', active: 'مُنْفَال', leans: [2, 3], activeShare: 1 }),
  ...shapesOf('infacalaDoubled', { past: 'انْفَلّ', present: 'Yَنْفَلّ', endings: 'strong', noun: 'انْفِلَال', active: 'مُنْفَلّ', leans: [2, 2], activeShare: 1 }),
  ...shapesOf('iftacala', { past: 'افْتَعَل', pastPassive: 'افْتُعِل', present: 'Yَفْتَعِل', presentPassive: 'Yُفْتَعَل', endings: 'strong', noun: 'افْتِعَال', active: 'مُفْتَعِل', passive: 'مُفْتَعَل', leans: [2, 3], presentLean: 2 }),
  ...shapesOf('iftacalaEmphatic', { past: 'افْطَعَل', present: 'Yَفْطَعِل', endings: 'strong', noun: 'افْطِعَال', active: 'مُفْطَعِل', passive: 'مُفْطَعَل', leans: [2, 3] }),
  ...shapesOf('iftacalaVoiced', { past: 'افْدَعَل', present: 'Yَفْدَعِل', endings: 'strong', noun: 'افْدِعَال', active: 'مُفْدَعِل', leans: [2, 3], activeShare: 1 }),
  ...shapesOf('iftacalaAssimilated', { past: 'اتَّعَل', pastPassive: 'اتُّعِل', present: 'Yَتَّعِل', presentPassive: 'Yُتَّعَل', endings: 'strong', noun: 'اتِّعَال', active: 'مُتَّعِل', passive: 'مُتَّعَل', leans: [2, 2], presentLean: 1.5 }),
  ...shapesOf('iftacalaHollow', { past: 'افْتَال', pastPassive: 'افْتِيل', present: 'Yَفْتَال', endings: 'strong', noun: 'افْتِيَال', active: 'مُفْتَال', leans: [2, 2], activeShare: 1 }),
  ...shapesOf('iftacalaWeak', { past: 'افْتَع', pastPassive: 'افْتُع', present: 'Yَفْتَع', endings: 'weak', noun: 'افْتِعَاء', active: 'مُفْتَع', passive: 'مُفْتَع', leans: [2, 2] }),
  ...shapesOf('iftacalaDoubled', { past: 'افْتَلّ', pastPassive: 'افْتُلّ', present: 'Yَفْتَلّ', endings: 'strong', noun: 'افْتِلَال', active: 'مُفْتَلّ', leans: [2, 2], activeShare: 1 }),
  ...shapesOf('istafcala', { past: 'اسْتَفْعَل', pastPassive: 'اسْتُفْعِل', present: 'Yَسْتَفْعِل', presentPassive: 'Yُسْتَفْعَل', endings: 'strong', noun: 'اسْتِفْعَال', active: 'مُسْتَفْعِل', passive: 'مُسْتَفْعَل', leans: [2, 3], presentLean: 2 }),
  ...shapesOf('istafcalaHollow', { past: 'اسْتَفَال', pastPassive: 'اسْتُفِيل', present: 'Yَسْتَفِيل', presentPassive: 'Yُسْتَفَال', endings: 'strong', noun: 'اسْتِفَالَة', active: 'مُسْتَفِيل', passive: 'مُسْتَفَال', leans: [2, 3] }),
  ...shapesOf('istafcalaWeak', { past: 'اسْتَفْع', pastPassive: 'اسْتُفْع', present: 'Yَسْتَفْع', endings: 'weak', noun: 'اسْتِفْعَاء', active: 'مُسْتَفْع', passive: 'مُسْتَفْع', leans: [2, 2] }),
  ...shapesOf('istafcalaDoubled', { past: 'اسْتَفَلّ', pastPassive: 'اسْتُفِلّ', present: 'Yَسْتَفِلّ', presentPassive: 'Yُسْتَفَلّ', endings: 'strong', noun: 'اسْتِفْلَال', active: 'مُسْتَفِلّ', passive: 'مُسْتَفَلّ', leans: [2, 2] }),
  ...shapesOf('faclala', { past: 'فَعْلَل', pastPassive: 'فُعْلِل', present: 'Yُفَعْلِل', presentPassive: 'Yُفَعْلَل', endings: 'strong', noun: 'فَعْلَلَة', active: 'مُفَعْلِل', passive: 'مُفَعْلَل', leans: [2, 2] }),
  ...shapesOf('tafaclala', { past: 'تَفَعْلَل', present: 'Yَتَفَعْلَل', endings: 'strong', noun: 'تَفَعْلُل', active: 'مُتَفَعْلِل', leans: [0.5, 2], nounLean: 0.5, activeShare: 1 }),
];
