import { Parser } from 'htmlparser2';
import type { Block } from './blocks.ts';
import { checkDepth } from './check-depth.ts';
import { openArchive } from './open-archive.ts';
import { parseXml } from './parse-xml.ts';

export interface DocxContent {
  readonly blocks: readonly Block[];
  readonly title?: string;
  readonly author?: string;
  readonly language?: string;
  readonly hasNotes: boolean;
}

/**
 * The place where a run's text can be. Deleted text (`w:delText`), field codes (`w:instrText`) and what old readers
 * would show are not read.
 */
const ignored = new Set(['mc:fallback', 'w:del', 'w:movefrom', 'w:instrtext', 'w:txbxcontent', 'w:pict', 'w:drawing']);
const headingName = /^(?:heading|عنوان)\s*([1-9])$/i;
const titleName = /^(?:title|العنوان)$/i;

/**
 * Headings and paragraphs of a Word document. Footnotes, comments, headers, drawings and deleted text are left out.
 * Source: ECMA-376 part 1, 17.3 (paragraphs and runs) and 17.7 (styles).
 *
 * @throws DocumentError
 */
export async function readDocx(bytes: Uint8Array): Promise<DocxContent> {
  const archive = await openArchive(bytes);
  const text = async (name: string) => (archive.has(name) ? new TextDecoder().decode(await archive.read(name)) : '');
  const levels = headingLevels(await text('word/styles.xml'));
  const document = new TextDecoder().decode(await archive.read('word/document.xml'));
  return { ...readBody(document, levels), ...readProperties(await text('docProps/core.xml')) };
}

/**
 * Levels by style id. Names are the same in every language of Word ("heading 1"), ids are not; an outline level counts
 * as well.
 */
function headingLevels(xml: string): ReadonlyMap<string, number> {
  const levels = new Map<string, number>();
  let id = '';
  parseXml(xml, (name, attributes) => {
    if (name === 'w:style') {
      id = attributes['w:styleid'] ?? '';
    } else if (name === 'w:name') {
      const value = attributes['w:val'] ?? '';
      const level = titleName.test(value) ? '1' : headingName.exec(value)?.[1];
      if (level !== undefined) {
        levels.set(id, Number(level));
      }
    } else if (name === 'w:basedon') {
      const inherited = levels.get(attributes['w:val'] ?? '');
      if (inherited !== undefined && !levels.has(id)) {
        levels.set(id, inherited);
      }
    } else if (name === 'w:outlinelvl') {
      levels.set(id, Number(attributes['w:val'] ?? 8) + 1);
    }
  });
  return levels;
}

function readBody(xml: string, levels: ReadonlyMap<string, number>): Pick<DocxContent, 'blocks' | 'hasNotes'> {
  const blocks: Block[] = [];
  let text = '';
  let level: number | undefined;
  let depth = 0;
  let ignoredDepth = 0;
  let isText = false;
  let hasNotes = false;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        checkDepth(++depth);
        if (ignoredDepth > 0 || ignored.has(name)) {
          ignoredDepth++;
        } else if (name === 'w:p') {
          level = undefined;
        } else if (name === 'w:pstyle') {
          level = levels.get(attributes['w:val'] ?? '');
        } else if (name === 'w:outlinelvl') {
          level = Number(attributes['w:val'] ?? 8) + 1;
        } else if (name === 'w:tab') {
          text += ' ';
        } else if (name === 'w:br' || name === 'w:cr') {
          text += '\n';
        } else if (name === 'w:footnotereference' || name === 'w:endnotereference') {
          hasNotes = true;
        }
        isText = ignoredDepth === 0 && name === 'w:t';
      },
      ontext(part) {
        text += isText ? part : '';
      },
      onclosetag(name) {
        depth--;
        isText = false;
        if (ignoredDepth > 0) {
          ignoredDepth--;
        } else if (name === 'w:p') {
          blocks.push({ text, ...(level !== undefined && level <= 9 && { level }) });
          text = '';
        }
      },
    },
    { xmlMode: true, decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  );
  parser.end(xml);
  return { blocks, hasNotes };
}

function readProperties(xml: string): Pick<DocxContent, 'title' | 'author' | 'language'> {
  const texts = new Map<string, string>();
  parseXml(xml, undefined, (name, text) => texts.set(name, text));
  const [title, author, language] = ['dc:title', 'dc:creator', 'dc:language'].map((name) => texts.get(name)?.trim());
  return {
    ...(title !== undefined && title !== '' && { title }),
    ...(author !== undefined && author !== '' && { author }),
    ...(language !== undefined && language !== '' && { language }),
  };
}
