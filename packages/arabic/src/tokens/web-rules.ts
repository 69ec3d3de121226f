import type { Dialect } from '../dialect.ts';
import { latinClass, letterClass, markClass } from '../normalise/alphabet.ts';
import type { ReadingRule } from '../reading.ts';
import { readLatinWord } from './latin-rules.ts';
import { sayLiteral } from './number-literal.ts';
import {
  endOf,
  groupSpan,
  pause,
  type Piece,
  type Reading,
  say,
  type TokenContext,
  type TokenRule,
  type WordPiece,
} from './token-rule.ts';

/** The spoken names of signs in addresses. */
const signs: Readonly<Record<string, string>> = {
  '.': 'دُوتْ',
  '@': 'آتْ',
  '/': 'سْلَاشْ',
  '-': 'دَاشْ',
  _: 'أَنْدَرْسْكُورْ',
  '+': 'بْلَسْ',
};

const hashtagWords: Readonly<Record<Dialect, string>> = {
  msa: 'هَاشْتَاغْ',
  egyptian: 'هَاشْتَاجْ',
  levantine: 'هَاشْتَاغْ',
  maghrebi: 'هَاشْتَاگْ',
  gulf: 'هَاشْتَاقْ',
  saudi: 'هَاشْتَاقْ',
  uae: 'هَاشْتَاقْ',
  qatar: 'هَاشْتَاقْ',
};

/** Capitals together, or a word with or without one: WhatsAppNews is three words. */
const addressPart = new RegExp(
  String.raw`[A-Z]{1,60}(?![a-z])|[A-Z]?(?:(?![A-Z])[${latinClass}]){1,60}|\d{1,15}|[${letterClass}][${letterClass}${markClass}]{0,60}|[.@/\-_+]`,
  'gu',
);

/** Countries are named letter by letter: rakhim.ae. */
const countryDomain = /^(?:sa|ae|eg|qa|kw|bh|om|jo|lb|sy|iq|ps|ye|ma|dz|tn|ly|sd|mr|dj|uk|us|de|fr|eu|tr)$/u;

/** Words, numbers and signs of an address, each with its own place. */
function readAddress(address: string, from: number, rule: ReadingRule, { dialect, style }: TokenContext): WordPiece[] {
  return Array.from(address.matchAll(addressPart)).flatMap(({ 0: part, index }) => {
    const span = [from + index, from + index + part.length] as const;
    if (/^\d/u.test(part)) {
      return say(
        sayLiteral(
          { integer: part, fraction: '' },
          { gender: 'masculine', case: 'nominative', state: 'indefinite' },
          style,
        ),
        rule,
        span,
      );
    }
    const sign = signs[part];
    if (sign !== undefined) {
      return say([sign], rule, span);
    }
    const isCountry =
      address[index - 1] === '.' && countryDomain.test(part) && !/[a-z]/iu.test(address[index + 2] ?? '');
    return /^\p{Script=Arabic}/u.test(part)
      ? say([part], rule, span)
      : readLatinWord(isCountry ? part.toUpperCase() : part, rule, span, dialect);
  });
}

/** A little rest before the sign that parts an address in two. */
function restBefore(sign: string, words: readonly WordPiece[]): Piece[] {
  const at = words.findIndex(({ text }) => text === signs[sign]);
  return at > 0 ? [...words.slice(0, at), pause('comma'), ...words.slice(at)] : [...words];
}

function readEmail(match: RegExpExecArray, context: TokenContext): Reading {
  return { pieces: restBefore('@', readAddress(match[0], match.index, 'email', context)), end: endOf(match) };
}

/** Host and path are read; the protocol, www and what follows ? or # say nothing to a listener. */
function readUrl(match: RegExpExecArray, context: TokenContext): Reading {
  const { spoken = '', rest = '' } = match.groups ?? {};
  if (rest !== '') {
    context.warn({ code: 'characters_skipped', detail: rest });
  }
  const [from] = match.indices?.groups?.['spoken'] ?? [match.index];
  return { pieces: restBefore('/', readAddress(spoken.replace(/\/$/u, ''), from, 'url', context)), end: endOf(match) };
}

function readHashtag(match: RegExpExecArray, context: TokenContext): Reading {
  const [from] = groupSpan(match, 1);
  const words = readAddress((match[1] ?? '').replaceAll('_', ' '), from, 'hashtag', context);
  return {
    pieces: [...say([hashtagWords[context.dialect]], 'hashtag', [match.index, from]), ...words],
    end: endOf(match),
  };
}

function readMention(match: RegExpExecArray, context: TokenContext): Reading {
  const [from] = groupSpan(match, 1);
  return {
    pieces: [
      ...say([signs['@'] ?? ''], 'symbol', [match.index, from]),
      ...readAddress((match[1] ?? '').replaceAll('_', ' '), from, 'latin', context),
    ],
    end: endOf(match),
  };
}

const topLevelDomains =
  'com|net|org|edu|gov|info|biz|io|co|ai|app|dev|me|tv|sa|ae|eg|qa|kw|bh|om|jo|lb|sy|iq|ps|ye|ma|dz|tn|ly|sd|mr|so|dj|uk|us|de|fr|eu|tr';
const path = String.raw`(?:/[A-Za-z0-9._~%+\-/@${letterClass}${markClass}]{0,500})?`;
const rest = String.raw`(?<rest>[?#][^\s"'<>«»،؛]{0,1000})?`;

/** E-mail addresses, web addresses, hashtags and mentions. */
export const webRules: readonly TokenRule[] = [
  {
    name: 'email',
    starts: ['latin', 'digit'],
    pattern: /[A-Za-z0-9](?:[A-Za-z0-9._%+-]{0,62}[A-Za-z0-9])?@[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63}){1,5}/uy,
    read: readEmail,
  },
  {
    name: 'url',
    starts: ['latin'],
    pattern: new RegExp(
      String.raw`(?:(?:https?|ftp)://)(?:www\.)?(?<spoken>[\p{L}\d](?:[\p{L}\d.\-]{0,250}[\p{L}\d])?(?::\d{1,5})?${path}(?<![.,]))${rest}`,
      'duy',
    ),
    read: readUrl,
  },
  {
    name: 'host',
    starts: ['latin', 'digit'],
    pattern: new RegExp(
      String.raw`(?:www\.)?(?<spoken>[A-Za-z0-9](?:[A-Za-z0-9\-]{0,62}\.){1,5}(?:${topLevelDomains})(?![\p{L}\d\-]|\.\p{L})${path}(?<![.,]))${rest}`,
      'duy',
    ),
    read: readUrl,
  },
  {
    name: 'file name',
    starts: ['latin'],
    pattern: /[A-Za-z][A-Za-z0-9_-]{0,60}(?:\.[A-Za-z0-9_-]{1,30}){0,3}\.[a-z][a-z0-9]{0,4}(?![\p{L}\d@]|\.\p{L})/uy,
    read: (match, context) => ({
      pieces: readAddress(match[0].replaceAll('_', ' '), match.index, 'url', context),
      end: endOf(match),
    }),
  },
  {
    name: 'arabic file name',
    starts: ['arabic'],
    pattern: new RegExp(
      String.raw`[${letterClass}_\d-]{1,60}\.(?:pdf|docx?|xlsx?|pptx?|txt|csv|zip|mp[34]|wav|jpe?g|png|gif|html?|json)(?![\p{L}\d])`,
      'uy',
    ),
    read: (match, context) => ({
      pieces: readAddress(match[0].replaceAll('_', ' '), match.index, 'url', context),
      end: endOf(match),
    }),
  },
  { name: 'hashtag', starts: ['symbol'], pattern: /#((?=[^\d\s]*\p{L})[\p{L}\p{M}\d_]{1,140})/duy, read: readHashtag },
  { name: 'mention', starts: ['symbol'], pattern: /(?<![\p{L}\d])@([A-Za-z0-9_]{1,50})/duy, read: readMention },
];
