import { decline, type GrammaticalCase, withProclitic } from '../numbers/declension.ts';
import { nouns } from '../numbers/nouns.ts';
import { ordinal } from '../numbers/ordinal.ts';
import { sayCounted } from '../numbers/say-number.ts';
import { withAnyMarks } from '../normalise/alphabet.ts';
import { removeMarks } from '../vowels/marks.ts';
import { joinWithAnd, sayDuration, sayHour, sayTime } from './clock.ts';
import { caseAt, caseOfNounBefore } from './governors.ts';
import { sayLiteral } from './number-literal.ts';
import { endOf, type Reading, say, type TokenContext, type TokenRule } from './token-rule.ts';

const partsOfDay: Readonly<Record<string, string>> = {
  ص: 'صَبَاحًا',
  صباحا: 'صَبَاحًا',
  am: 'صَبَاحًا',
  م: 'مَسَاءً',
  مساء: 'مَسَاءً',
  pm: 'مَسَاءً',
  ظ: 'ظُهْرًا',
  ظهرا: 'ظُهْرًا',
  فجرا: 'فَجْرًا',
  عصرا: 'عَصْرًا',
  ليلا: 'لَيْلًا',
};
function namePartOfDay(written: string): string {
  return partsOfDay[removeMarks(written).toLowerCase().replaceAll('.', '')] ?? '';
}

const hourWord = /^(?:و|ف)?(?:ب|ل)?(?:ال|ل)?ساع[ةه]$/u;
const durationWord =
  /^(?:و|ل|ب)?(?:مدة|مدته|مدتها|المدة|زمن|بزمن|زمنه|زمنها|استغرق|استغرقت|يستغرق|تستغرق|طوله|طولها|خلال|سجل|سجلت)$/u;

/** 12:94 ثانية: seconds and their hundredths. */
function readHundredths(match: RegExpExecArray, context: TokenContext): Reading {
  const { hours = '', minutes = '' } = match.groups ?? {};
  const words = sayLiteral(
    { integer: hours, fraction: minutes },
    { gender: 'feminine', case: caseAt(context), state: 'indefinite' },
    context.style,
  );
  return { pieces: say(words, 'number', [match.index, endOf(match)]), end: endOf(match) };
}

/** 1:23.45: the hundredths or tenths after the seconds. */
function sayPartsOfSecond(digits: string | undefined, context: TokenContext): string[] {
  if (digits === undefined || Number(digits) === 0) {
    return [];
  }
  const parts = sayCounted(Number(digits), nouns.part, { case: caseAt(context) }, context.style);
  return [...joinWithAnd(parts), 'مِنَ', digits.length === 1 ? 'الْعَشَرَةِ' : 'الْمِئَةِ'];
}

/** الساعة before a time shares its case, so that its ة is heard: في الساعةِ الخامسةِ. In talk it has none. */
function readHourWord(match: RegExpExecArray, context: TokenContext): Reading | undefined {
  const { conjunction = '', preposition = '' } = match.groups ?? {};
  if (context.style.numerals === 'colloquial') {
    return undefined;
  }
  const before = { previous: [...context.previous, match[0]] };
  const spoken = decline('سَاعَة', {
    case: caseOfNounBefore(before) === 'genitive' ? 'genitive' : 'accusative',
    state: 'definite',
  });
  const joined = preposition === '' ? spoken : withProclitic(`${preposition}ِ`, spoken);
  return {
    pieces: say([conjunction === '' ? joined : withProclitic(`${conjunction}َ`, joined)], 'plain', [
      match.index,
      endOf(match),
    ]),
    end: endOf(match),
  };
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
  const unit = / (?:ساعة|ساعات|ساعه)(?!\p{L})/uy;
  unit.lastIndex = span[1];
  const hoursNamed = seconds === undefined && part === undefined ? unit.exec(context.text) : null;
  if (hoursNamed) {
    return {
      pieces: say(
        sayDuration(
          [
            [hour, 'hour'],
            [minute, 'minute'],
          ],
          caseAt(context),
          context.style,
        ),
        'duration',
        [span[0], endOf(hoursNamed)],
      ),
      end: endOf(hoursNamed),
    };
  }
  const isTimestamp = context.text[match.index - 1] === 'T';
  const { hundredths } = match.groups ?? {};
  const isDuration =
    hundredths !== undefined ||
    durationWord.test(before) ||
    hour > 24 ||
    (seconds !== undefined && part === undefined && !isAfterHourWord && !isTimestamp);
  if (isDuration) {
    const words =
      seconds === undefined
        ? sayDuration(
            [
              [hour, 'minute'],
              [minute, 'second'],
            ],
            caseAt(context),
            context.style,
          )
        : sayDuration(
            [
              [hour, 'hour'],
              [minute, 'minute'],
              [second, 'second'],
            ],
            caseAt(context),
            context.style,
          );
    return words.length === 0
      ? undefined
      : { pieces: say([...words, ...sayPartsOfSecond(hundredths, context)], 'duration', span), end: span[1] };
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

/** 8 ص - 4 م: after a time in the morning م is the evening and no metre. */
const fromMorning = /\d ?ص(?:باحا)? ?(?:إلى|الى|حتى|لغاية|[-–—]) ?$/u;
const fromMorningLength = 20;
/** الجمعة: 4 م - 11 م: with the days on which one opens م is the evening, too. */
const openingHours =
  /(?:السبت|ال[أا]حد|ال[إا]ثنين|الثلاثاء|ال[أا]ربعاء|الخميس|الجمع[ةه]|يوميا|الدوام|دوام|ساعات العمل|أوقات العمل|مفتوح|المواعيد)\s*:?\s*(?:(?:من|إلى|الى|حتى|لغاية|[صم]|[-–—،,]|\d{1,2}(?::\d{2})?)\s*){0,8}$/u;
const openingHoursLength = 45;

function isEvening({ text }: TokenContext, index: number): boolean {
  return (
    fromMorning.test(text.slice(Math.max(0, index - fromMorningLength), index)) ||
    openingHours.test(text.slice(Math.max(0, index - openingHoursLength), index))
  );
}

/** An hour alone is one after the word for hour, or before a part of the day: الساعة 5, 9 صباحًا. */
function readHour(match: RegExpExecArray, context: TokenContext): Reading | undefined {
  const { hour = '', part } = match.groups ?? {};
  const isAfterHourWord = hourWord.test(context.previous.at(-1) ?? '') || isSecondHour(context);
  const isNamedPart =
    part !== undefined && (part.length > 1 || isAfterHourWord || part === 'ص' || isEvening(context, match.index));
  const isOfDay = /^ (?:الصبح|الظهر|العصر|المغرب|العشاء?|بالليل|الفجر|المسا)(?!\p{L})/u.test(
    context.text.slice(endOf(match), endOf(match) + 10),
  );
  if (Number(hour) > 24 || Number(hour) === 0 || !(isAfterHourWord || isNamedPart || isOfDay)) {
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
const partSource = String.raw`(?: ?(?<part>${namedParts.map(withAnyMarks).join('|')}|[صمظ](?! ?\d)|[AaPp]\.?[Mm]\.?)(?![\p{L}\p{M}]))?`;

/** 2h 30m, 1h30, 1س 30د. */
function readCompact(match: RegExpExecArray, context: TokenContext): Reading {
  const { hours = '0', minutes = '0', seconds = '0' } = match.groups ?? {};
  const words = sayDuration(
    [
      [Number(hours), 'hour'],
      [Number(minutes), 'minute'],
      [Number(seconds), 'second'],
    ],
    caseAt(context),
    context.style,
  );
  return { pieces: say(words, 'duration', [match.index, endOf(match)]), end: endOf(match) };
}

/** صلاح (23', 45+1'): the minute of a goal. */
function readMinuteOfMatch(match: RegExpExecArray, { style }: TokenContext): Reading {
  const { minute = '', added } = match.groups ?? {};
  const ordinalWords = ordinal(Number(minute) || 1, { gender: 'feminine', case: 'nominative', state: 'definite' });
  const more =
    added === undefined
      ? []
      : [
          'زَائِدْ',
          ...sayLiteral(
            { integer: added, fraction: '' },
            { gender: 'masculine', case: 'nominative', state: 'indefinite' },
            style,
          ),
        ];
  return { pieces: say(['الدَّقِيقَةُ', ...ordinalWords, ...more], 'time', [match.index, endOf(match)]), end: endOf(match) };
}

/** The dash between two times; what follows is governed by it as by the word. */
function readDash(match: RegExpExecArray): Reading {
  return { pieces: say(['إِلَى'], 'symbol', [match.index, endOf(match)]), end: endOf(match) };
}

/** Times of day and durations. */
export const timeRules: readonly TokenRule[] = [
  {
    name: 'hour word',
    starts: ['arabic'],
    pattern:
      /(?<![\p{L}\p{M}])(?<conjunction>[وف]?)(?:(?<preposition>ب?)ال|(?<preposition>ل)ل)ساع[ةه](?= ?\d{1,2}(?![\d,%]|\.\d| ?ساع))/uy,
    read: readHourWord,
  },
  {
    name: 'clock',
    starts: ['digit'],
    pattern: new RegExp(
      String.raw`(?<hours>\d{1,2}):(?<minutes>\d{2})(?::(?<seconds>\d{2}))?(?:\.(?<hundredths>\d{1,2})(?!\d))?(?![:\d])${partSource}`,
      'uy',
    ),
    read: readClock,
  },
  {
    name: 'minute of a match',
    starts: ['digit'],
    pattern: /(?<=(?:[(،,;؛]|(?<!\p{L})د) ?)(?<minute>\d{1,3})(?:\+(?<added>\d{1,2}))?'(?!['\p{L}\d])/uy,
    read: readMinuteOfMatch,
  },
  {
    name: 'always',
    starts: ['digit'],
    pattern: /24 ?\/ ?7(?![\d/])/uy,
    read: (match) => ({ pieces: say(['عَلَى مَدَارِ السَّاعَةِ'], 'time', [match.index, endOf(match)]), end: endOf(match) }),
  },
  {
    name: 'dash between times',
    starts: ['symbol'],
    pattern: new RegExp(String.raw`(?<=\d:\d{2}${partSource} ?)[-–](?= ?\d{1,2}:\d{2})`, 'uy'),
    read: readDash,
  },
  {
    name: 'dash between hours',
    starts: ['symbol'],
    pattern:
      /(?<=\d ?(?:ص|م|صباحا|مساء|ظهرا|[AaPp][Mm]) ?)[-–](?= ?\d{1,2}(?::\d{2})? ?(?:ص|م|صباحا|مساء|ظهرا|ليلا|[AaPp][Mm])(?!\p{L}))/uy,
    read: readDash,
  },
  {
    name: 'compact duration',
    starts: ['digit'],
    pattern: /(?<hours>\d{1,3}) ?h ?(?<minutes>\d{1,2}) ?(?:m(?:in)?)?(?: ?(?<seconds>\d{1,2}) ?s)?(?![\p{L}\d])/uy,
    read: readCompact,
  },
  {
    name: 'compact duration in Arabic',
    starts: ['digit'],
    pattern: /(?<hours>\d{1,3}) ?س ?و? ?(?<minutes>\d{1,2}) ?د(?! ?[\p{L}\d])/uy,
    read: readCompact,
  },
  {
    name: 'hour',
    starts: ['digit'],
    pattern: new RegExp(
      String.raw`(?<hour>\d{1,2})(?![\d.,:/%-]|,\d| ?(?:دقيق|دقائق|ثاني|ثوان|ساع))${partSource}`,
      'uy',
    ),
    read: readHour,
  },
];
