import { cardinal } from '../numbers/cardinal.ts';
import { suraNames } from './suras.data.ts';
import { endOf, groupSpan, pause, type Piece, type Reading, say, type TokenRule } from './token-rule.ts';

const sura = suraNames
  .split(' ')
  .map((name) => name.replace('_', ' '))
  .sort((a, b) => b.length - a.length)
  .join('|');

/** The words of a verse or of verses: الآية مئتان وخمس وخمسون, الآيات من واحدة إلى خمس. */
function sayVerses(match: RegExpExecArray): Piece[] {
  const [, , first = '', last] = match;
  const agreement = { gender: 'feminine', state: 'indefinite' } as const;
  const from = cardinal(Number(first), { ...agreement, case: last === undefined ? 'nominative' : 'genitive' });
  if (last === undefined) {
    return say(['الْآيَةُ', ...from], 'number', groupSpan(match, 2));
  }
  return [
    ...say(['الْآيَاتُ', 'مِنْ', ...from, 'إِلَى'], 'range', groupSpan(match, 2)),
    ...say(cardinal(Number(last), { ...agreement, case: 'genitive' }), 'range', groupSpan(match, 3)),
  ];
}

function read(match: RegExpExecArray): Reading {
  const [from, to] = groupSpan(match, 1);
  return {
    pieces: [...say([match[1] ?? ''], 'plain', [from, to]), pause('comma'), ...sayVerses(match)],
    end: endOf(match),
  };
}

const verses = String.raw`[:،,]? ?(\d{1,3})(?: ?[-–] ?(\d{1,3}))?`;

/** References to verses: (البقرة: 255), [آل عمران: 190-191], سورة الكهف: 10. */
export const verseRules: readonly TokenRule[] = [
  {
    name: 'verse in brackets',
    starts: ['arabic'],
    pattern: new RegExp(String.raw`(?<=[([] ?(?:سورة )?)(${sura}) ?${verses}(?= ?[)\]])`, 'duy'),
    read,
  },
  {
    name: 'verse after the chapter',
    starts: ['arabic'],
    pattern: new RegExp(String.raw`(?<=سورة )(${sura}) ?(?=[:،,])${verses}(?![\d.,]*\d)`, 'duy'),
    read,
  },
];
