import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { withEvenSpace } from './even-space.ts';

/** Faces that place a space closer to some letters. */
const drawsSpaceUnevenly = /\/amiri-arabic-/;

export interface SubsetFace {
  /** As the styles name it, beside them. */
  readonly url: string;
  readonly content: Buffer;
}

/**
 * Makes the small files of those faces whose rule in the styles names a file of `./faces/`: the file of this name in
 * the package of its family, with no other letters than the rule says it has. All that joins and places these letters
 * is kept.
 *
 * @throws {Error} where a rule names a file that no package has, or says no letters.
 */
export async function subsetFaces(styles: URL): Promise<SubsetFace[]> {
  const rules = (await readFile(styles, 'utf8')).match(/@font-face \{[^}]*\}/g) ?? [];
  const { resolve } = createRequire(styles);
  return Promise.all(
    rules.flatMap((rule) => {
      const [, url, name, family] =
        /url\('(\.\/faces\/(([\w-]+?)-(?:arabic|latin)-\d+-\w+)\.woff2)'\)/.exec(rule) ?? [];
      return url === undefined
        ? []
        : [subset(url, resolve(`@fontsource/${family}/files/${name}.woff2`), lettersOf(rule))];
    }),
  );
}

async function subset(url: string, whole: string, letters: string): Promise<SubsetFace> {
  const font = await readFile(whole);
  if (!drawsSpaceUnevenly.test(url)) {
    return { url, content: await subsetFont(font, letters, { targetFormat: 'woff2' }) };
  }
  const few = await subsetFont(font, letters, { targetFormat: 'truetype' });
  // The second time drops the space that nothing leads to any more, with what placed it.
  return { url, content: await subsetFont(withEvenSpace(few), letters, { targetFormat: 'woff2' }) };
}

function lettersOf(rule: string): string {
  const [, ranges = ''] = /unicode-range:\s*([^;]+);/.exec(rule) ?? [];
  const letters = [...ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].flatMap(([, first = '', last = first]) => {
    const from = Number.parseInt(first, 16);
    return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, index) =>
      String.fromCodePoint(from + index),
    );
  });
  if (letters.length === 0) {
    throw new Error(`A face of few letters has to say which: ${rule}`);
  }
  return letters.join('');
}

/** Returns whose faces they are, and on what terms; to be beside them. */
export async function describeFaceLicences(styles: URL): Promise<string> {
  const { resolve } = createRequire(styles);
  const families = ['amiri', 'ibm-plex-sans-arabic', 'reem-kufi'];
  const texts = await Promise.all(families.map((family) => readFile(resolve(`@fontsource/${family}/LICENSE`), 'utf8')));
  return texts.map((text, index) => `${families[index]}\n\n${text.trim()}\n`).join('\n\n');
}
