import { symbolNames, symbolNamesByNumbers } from './symbols.data.ts';
import { endOf, type Reading, say, type TokenRule } from './token-rule.ts';

function classOf(signs: Readonly<Record<string, string>>): string {
  return `[${Object.keys(signs)
    .map((sign) => sign.replace(/[-^\]\\]/gu, String.raw`\$&`))
    .join('')}]`;
}

function readSign(names: Readonly<Record<string, string>>) {
  return (match: RegExpExecArray): Reading | undefined => {
    const name = names[match[1] ?? match[2] ?? ''];
    return name === undefined
      ? undefined
      : { pieces: say([name], 'symbol', [match.index, endOf(match)]), end: endOf(match) };
  };
}

const perTimeWords: Readonly<Record<string, string>> = {
  ثانية: 'فِي الثَّانِيَةِ',
  دقيقة: 'فِي الدَّقِيقَةِ',
  ساعة: 'فِي السَّاعَةِ',
  يوم: 'فِي الْيَوْمِ',
  أسبوع: 'فِي الْأُسْبُوعِ',
  شهر: 'فِي الشَّهْرِ',
  سنة: 'فِي السَّنَةِ',
  ث: 'فِي الثَّانِيَةِ',
};

/** Signs with a name. They come after every rule that knows a sign as part of something longer. */
export const symbolRules: readonly TokenRule[] = [
  // 10×20 سم: the sides of a thing; in a sum the sign has its name.
  {
    name: 'by',
    starts: ['symbol', 'latin'],
    pattern:
      /(?<=\d ?)(?:x|X|[×*](?= ?\d[\d.]*(?: ?[×x*] ?\d[\d.]*)? ?(?:سم|مم|م|كم|بوصة|متر|أمتار|cm|mm|m|px)(?!\p{L})))(?= ?\d)/uy,
    read: (match) => ({ pieces: say(['فِي'], 'symbol', [match.index, endOf(match)]), end: endOf(match) }),
  },
  {
    name: 'by between measures',
    starts: ['symbol', 'latin'],
    pattern:
      /(?<=\d ?(?:سم|مم|م|كم|بوصة|متر|cm|mm|m) ?)[xX×*](?= ?\d[\d.]* ?(?:سم|مم|م|كم|بوصة|متر|cm|mm|m)(?!\p{L}))/uy,
    read: (match) => ({ pieces: say(['فِي'], 'symbol', [match.index, endOf(match)]), end: endOf(match) }),
  },
  {
    name: 'sign between numbers',
    starts: ['symbol', 'latin'],
    pattern: new RegExp(
      String.raw`(?<=\d ?)(?!(?<=[A-Za-z]\d{1,4})-)(${classOf(symbolNamesByNumbers)})(?= ?[\d(])`,
      'uy',
    ),
    read: readSign(symbolNamesByNumbers),
  },
  // 80 دولارا/برميل, 12 لترا/دقيقة: in the minute, for each barrel.
  {
    name: 'per time',
    starts: ['symbol'],
    pattern: /(?<=\d ?(?:\p{Script=Arabic}{2,}|\p{Sc})?) ?\/ ?(ثانية|دقيقة|ساعة|يوم|أسبوع|شهر|سنة|ث)(?!\p{L})/uy,
    read: (match) => ({
      pieces: say([perTimeWords[match[1] ?? ''] ?? ''], 'unit', [match.index, endOf(match)]),
      end: endOf(match),
    }),
  },
  {
    name: 'per thing',
    starts: ['symbol'],
    pattern:
      /(?<=\d ?\p{Script=Arabic}{2,}) ?\/(?= ?(?:برميل|كيلو|كيلوغرام|كيلوجرام|كجم|كغ|طن|متر|لتر|شخص|فرد|غرام|جرام|ليلة|وحدة|قطعة|حبة)(?!\p{L}))/uy,
    read: (match) => ({ pieces: say(['لِكُلِّ'], 'unit', [match.index, endOf(match)]), end: endOf(match) }),
  },
  // 7 لتر/100 كم: for each hundred kilometres.
  {
    name: 'per amount',
    starts: ['symbol'],
    pattern:
      /(?<=\d ?\p{L}{1,9}) ?\/(?= ?\d{1,5} ?(?:كم|كيلومتر|km|غ|غرام|جم|جرام|g|مل|ml|كغ|كجم|kg|شخص|نسمة)(?!\p{L}))/uy,
    read: (match) => ({ pieces: say(['لِكُلِّ'], 'symbol', [match.index, endOf(match)]), end: endOf(match) }),
  },
  // (س - 3): between a letter and a number of a sum.
  {
    name: 'minus in a sum',
    starts: ['symbol'],
    pattern:
      /(?<=(?<![\p{L}\p{M}])\p{L}[²³]? ?|[)] ?)(-)(?= ?(?:\d{1,6}(?:\p{L}(?![\p{L}\p{M}]))?[²³]? ?[)=+×*÷<>≥≤-]|\p{L}[²³]? ?[=+×÷]))/uy,
    read: readSign(symbolNamesByNumbers),
  },
  // 1920×1080: of a screen and a picture.
  {
    name: 'by of pixels',
    starts: ['symbol'],
    pattern: /(?<=(?<!\d)\d{3,4} ?)[×*](?= ?\d{3,4}(?![\d.,]| ?[=+÷×*/-]))/uy,
    read: (match) => ({ pieces: say(['فِي'], 'symbol', [match.index, endOf(match)]), end: endOf(match) }),
  },
  {
    name: 'yields',
    starts: ['symbol'],
    pattern: /(?<=[A-Z][a-z]?\d{0,2}[)⁺⁻]?\d? ?)→(?= ?\d{0,2}[A-Z])/uy,
    read: (match) => ({ pieces: say(['يُعْطِي'], 'symbol', [match.index, endOf(match)]), end: endOf(match) }),
  },
  // H&M, AT&T: between letters of a name the sign has its English name.
  {
    name: 'and of a name',
    starts: ['symbol'],
    pattern: /(?<=\b[A-Z]{1,3} ?)&(?= ?[A-Z]{1,3}(?![\p{L}\d]))/uy,
    read: (match) => ({ pieces: say(['آنْدْ'], 'letter', [match.index, endOf(match)]), end: endOf(match) }),
  },
  {
    name: 'power',
    starts: ['symbol'],
    pattern: /(?<=[\p{L}\d)])(\^)(?=-?[\p{L}\d(])/uy,
    read: readSign(symbolNamesByNumbers),
  },
  {
    name: 'factorial',
    starts: ['symbol'],
    pattern: /(?<=\d)!(?= ?[=+×÷*/)-])/uy,
    read: (match) => ({ pieces: say(['عَامِلِيّ'], 'symbol', [match.index, endOf(match)]), end: endOf(match) }),
  },
  {
    name: 'sign before number',
    starts: ['symbol'],
    pattern: /((?<!رقم )#|[+~<>])(?= ?\d)|(?<=[\d)] ?)([<>])(?= ?\d{0,4}\p{L}(?![\p{L}\p{M}]))/uy,
    read: readSign(symbolNamesByNumbers),
  },
  {
    name: 'plus between words',
    starts: ['symbol'],
    pattern: /(?<=[\p{L}\d²³)%] ?)(\+)(?= ?[\p{L}(])/uy,
    read: readSign(symbolNamesByNumbers),
  },
  {
    name: 'sign',
    starts: ['symbol'],
    pattern: new RegExp(`(${classOf(symbolNames)})`, 'uy'),
    read: readSign(symbolNames),
  },
];
