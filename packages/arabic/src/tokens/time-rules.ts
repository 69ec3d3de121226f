import { decline, type GrammaticalCase, withProclitic } from '../numbers/declension.ts';
import { nouns } from '../numbers/nouns.ts';
import { sayCounted } from '../numbers/say-number.ts';
import { withAnyMarks } from '../normalise/alphabet.ts';
import { removeMarks } from '../vowels/marks.ts';
import { joinWithAnd, sayDuration, sayHour, sayTime } from './clock.ts';
import { caseAt, caseOfNounBefore } from './governors.ts';
import { sayLiteral } from './number-literal.ts';
import { endOf, type Reading, say, type TokenContext, type TokenRule } from './token-rule.ts';

const partsOfDay: Readonly<Record<string, string>> = {
  ص: 'صَبَاحًا', صباحا: 'صَبَاحًا', am: 'صَبَاحًا', م: 'مَسَاءً', مساء: 'مَسَاءً', pm: 'مَسَاءً', ظ: 'ظُهْرًا', ظهرا: 'ظُهْرًا', فجرا: 'فَجْرًا', عصرا: 'عَصْرًا', ليلا: 'لَيْلًا',
};
function namePartOfDay(written: string): string {
  return partsOfDay[removeMarks(written).toLowerCase().replaceAll('.', '')] ?? '';
}

const hourWord = /^(?:و|ف)?(?:ب|ل)?(?:ال|ل)?ساعة$/u;
const durationWord = /^(?:و|ل|ب)?(?:مدة|مدته|مدتها|المدة|زمن|بزمن|زمنه|زمنها|استغرق|استغرقت|يستغرق|تستغرق|طوله|طولها|خلال)$/u;

/** 12:94 ثانية: seconds and their hundredths. */
function readHundredths(match: RegExpExecArray, context: TokenContext): Reading {
  const { hours = '', minutes = '' } = match.groups ?? {};
  const words = sayLiteral({ integer: hours, fraction: minutes }, { gender: 'feminine', case: caseAt(context), state: 'indefinite' }, context.style);
  return { pieces: say(words, 'number', [match.index, endOf(match)]), end: endOf(match) };
}

/** الساعة before a time shares its case, so that its ة is heard: في الساعةِ الخامسةِ. In talk it has none. */
function readHourWord(match: RegExpExecArray, context: TokenContext): Reading | undefined {
  const { conjunction = '', preposition = '' } = match.groups ?? {};
  if (context.style.numerals === 'colloquial') {
    return undefined;
  }
  const before = { previous: [...context.previous, match[0]] };
  const spoken = decline('سَاعَة', { case: caseOfNounBefore(before) === 'genitive' ? 'genitive' : 'accusative', state: 'definite' });
  const joined = preposition === '' ? spoken : withProclitic(`${preposition}ِ`, spoken);
  return { pieces: say([conjunction === '' ? joined : withProclitic(`${conjunction}َ`, joined)], 'plain', [match.index, endOf(match)]), end: endOf(match) };
}

/** A time is an adverb, unless it is governed or describes an hour that is: من الساعة 9. */
function caseOfHour(context: TokenContext, isAfterHourWord: boolean): GrammaticalCase {
  const governed = caseAt(context);
  if (governed !== 'nominative') {
    return governed;
  }
  if (context.previous.at(-1) === 'الآن' && isAfterHourWord) {
    return 'nominative';
  }
  return isAfterHourWord && caseOfNounBefore(context) === 'genitive' ? 'genitive' : 'accusative';
}

function readClock(match: RegExpExecArray, context: TokenContext): Reading | undefined {
  const { hours = '', minutes = '', seconds, part } = match.groups ?? {};
  const [hour, minute, second] = [Number(hours), Number(minutes), Number(seconds ?? '0')];
  if (seconds === undefined && /^ (?:ثانية|ثوان)/u.test(context.text.slice(endOf(match), endOf(match) + 6))) {
    return readHundredths(match, context);
  }
  if (minute > 59 || second > 59) {
    return undefined;
  }
  const span = [match.index, endOf(match)] as const;
  const before = context.previous.at(-1) ?? '';
  const isAfterHourWord = context.previous.slice(-2).some((word) => hourWord.test(word));
  const isDuration = durationWord.test(before) || hour > 24 || (seconds !== undefined && part === undefined && !isAfterHourWord);
  if (isDuration) {
    const words = seconds === undefined ? sayDuration([[hour, 'minute'], [minute, 'second']], caseAt(context), context.style) : sayDuration([[hour, 'hour'], [minute, 'minute'], [second, 'second']], caseAt(context), context.style);
    return words.length === 0 ? undefined : { pieces: say(words, 'duration', span), end: span[1] };
  }
  const governed = caseAt(context);
  const grammaticalCase = caseOfHour(context, isAfterHourWord);
  const afterMidnight = hour === 0 ? [minute === 0 ? 'لَيْلًا' : 'بَعْدَ مُنْتَصَفِ اللَّيْلِ'] : [];
  const dayPart = part === undefined ? afterMidnight : [namePartOfDay(part)];
  const words = [
    ...(isAfterHourWord || governed === 'genitive' ? [] : ['السَّاعَةَ']),
    ...sayTime(hour, minute, grammaticalCase, context.style),
    ...(second > 0 ? joinWithAnd(sayCounted(second, nouns.second, { case: grammaticalCase }, context.style)) : []),
    ...dayPart,
  ];
  return { pieces: say(words, 'time', span), end: span[1] };
}

/** من الساعة 9 إلى 5: the word for hour serves both. */
function isSecondHour({ previous }: TokenContext): boolean {
  return /^(?:إلى|حتى|الى)$/u.test(previous.at(-1) ?? '') && previous.slice(-4).some((word) => hourWord.test(word));
}

/** An hour alone is one after the word for hour, or before a part of the day: الساعة 5, 9 صباحًا. */
function readHour(match: RegExpExecArray, context: TokenContext): Reading | undefined {
  const { hour = '', part } = match.groups ?? {};
  const isAfterHourWord = hourWord.test(context.previous.at(-1) ?? '') || isSecondHour(context);
  const isNamedPart = part !== undefined && (part.length > 1 || isAfterHourWord || part === 'ص');
  if (Number(hour) > 24 || Number(hour) === 0 || !(isAfterHourWord || isNamedPart)) {
    return undefined;
  }
  const governed = caseAt(context);
  const words = [
    ...(isAfterHourWord || governed === 'genitive' ? [] : ['السَّاعَةَ']),
    ...sayHour(Number(hour), caseOfHour(context, isAfterHourWord), context.style),
    ...(part === undefined ? [] : [namePartOfDay(part)]),
  ];
  return { pieces: say(words, 'time', [match.index, endOf(match)]), end: endOf(match) };
}

const namedParts = Object.keys(partsOfDay).filter((part) => /^\p{Script=Arabic}{2}/u.test(part));
const partSource = String.raw`(?: ?(?<part>${namedParts.map(withAnyMarks).join('|')}|[صمظ]|[AaPp]\.?[Mm]\.?)(?![\p{L}\p{M}]))?`;

/** 2h 30m, 1h30. */
function readCompact(match: RegExpExecArray, context: TokenContext): Reading {
  const { hours = '0', minutes = '0', seconds = '0' } = match.groups ?? {};
  const words = sayDuration([[Number(hours), 'hour'], [Number(minutes), 'minute'], [Number(seconds), 'second']], caseAt(context), context.style);
  return { pieces: say(words, 'duration', [match.index, endOf(match)]), end: endOf(match) };
}

/** The dash between two times; what follows is governed by it as by the word. */
function readDash(match: RegExpExecArray): Reading {
  return { pieces: say(['إِلَى'], 'symbol', [match.index, endOf(match)]), end: endOf(match) };
}

/** Times of day and durations. */
export const timeRules: readonly TokenRule[] = [
  { name: 'hour word', starts: ['arabic'], pattern: /(?<![\p{L}\p{M}])(?<conjunction>[وف]?)(?:(?<preposition>ب?)ال|(?<preposition>ل)ل)ساعة(?= ?\d{1,2}(?![\d,%]|\.\d| ?ساع))/uy, read: readHourWord },
  {
    name: 'clock',
    starts: ['digit'],
    pattern: new RegExp(String.raw`(?<hours>\d{1,2}):(?<minutes>\d{2})(?::(?<seconds>\d{2}))?(?![:\d])${partSource}`, 'uy'),
    read: readClock,
  },
  { name: 'always', starts: ['digit'], pattern: /24 ?\/ ?7(?![\d/])/uy, read: (match) => ({ pieces: say(['عَلَى مَدَارِ السَّاعَةِ'], 'time', [match.index, endOf(match)]), end: endOf(match) }) },
  { name: 'dash between times', starts: ['symbol'], pattern: new RegExp(String.raw`(?<=\d:\d{2}${partSource} ?)[-–](?= ?\d{1,2}:\d{2})`, 'uy'), read: readDash },
  { name: 'compact duration', starts: ['digit'], pattern: /(?<hours>\d{1,3}) ?h ?(?<minutes>\d{1,2}) ?(?:m(?:in)?)?(?: ?(?<seconds>\d{1,2}) ?s)?(?![\p{L}\d])/uy, read: readCompact },
  { name: 'hour', starts: ['digit'], pattern: new RegExp(String.raw`(?<hour>\d{1,2})(?![\d.,:/%-]|,\d| ?(?:دقيق|دقائق|ثاني|ثوان|ساع))${partSource}`, 'uy'), read: readHour },
];
