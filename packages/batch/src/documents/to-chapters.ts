import type { Block } from './blocks.ts';
import { isChapterHeading } from './chapter-headings.ts';
import { cleanText, cleanTitle, isSpeakable, tidyParagraph } from './clean-text.ts';
import type { Chapter } from './document.ts';
import { documentLimits } from './document-limits.ts';

/** So many headings in a row are a table of contents. */
const contentsHeadingsMin = 4;
/** A short line right after «الفصل الأول» is the chapter's name. */
const nameCharactersMax = 60;

/**
 * Divides a document into chapters: at the highest level of headings that occurs more than once, else wherever a
 * paragraph reads like a heading. Headings stay in the text, because listeners need them, too.
 *
 * @returns at least one chapter, unless there is nothing to say.
 */
export function toChapters(given: readonly Block[]): Chapter[] {
  const blocks = given
    .map(({ text, ...rest }) => ({ ...rest, text: tidyParagraph(cleanText(text)) }))
    .filter(({ text }) => isSpeakable(text));
  const runs = headingRuns(findStarts(blocks));
  const titles = new Map(runs.flatMap((run) => startOf(run, blocks)));
  const firstParagraph = blocks.findIndex(({ level }) => level === undefined);
  const chapters: { title?: string; paragraphs: string[] }[] = [];
  for (const [index, block] of blocks.entries()) {
    const title = chapters.length < documentLimits.chaptersMax ? titles.get(index) : undefined;
    const isLeadEmpty =
      chapters.length === 1 && chapters[0]?.title === undefined && (firstParagraph < 0 || index < firstParagraph);
    if (title !== undefined && isLeadEmpty) {
      // Nothing but the title of the book stands before the first chapter.
      chapters[0] = { title, paragraphs: chapters[0]?.paragraphs ?? [] };
    } else if (title !== undefined || chapters.length === 0) {
      chapters.push({ ...(title !== undefined && { title }), paragraphs: [] });
    }
    chapters.at(-1)?.paragraphs.push(block.text);
  }
  return chapters;
}

function findStarts(blocks: readonly Block[]): number[] {
  const level = chapterLevel(blocks);
  const indexes = [...blocks.keys()];
  if (level !== undefined) {
    return indexes.filter((index) => blocks[index]?.level === level);
  }
  const read = indexes.filter((index) => isChapterHeading(blocks[index]?.text ?? ''));
  return read.length > 0 ? read : indexes.filter((index) => blocks[index]?.level !== undefined).slice(0, 1);
}

/** One heading of level 1 is the title of the book; the chapters are below. */
function chapterLevel(blocks: readonly Block[]): number | undefined {
  const counts = new Map<number, number>();
  for (const { level } of blocks) {
    if (level !== undefined) {
      counts.set(level, (counts.get(level) ?? 0) + 1);
    }
  }
  return [...counts].sort(([a], [b]) => a - b).find(([, count]) => count > 1)?.[0];
}

/** Headings that stand one after the other, with nothing between them. */
function headingRuns(starts: readonly number[]): number[][] {
  const runs: number[][] = [];
  for (const start of starts) {
    const run = runs.at(-1);
    if (run !== undefined && run.at(-1) === start - 1) {
      run.push(start);
    } else {
      runs.push([start]);
    }
  }
  return runs;
}

/**
 * A long run is a table of contents, and only its last line begins a chapter; a short one («الباب الأول», «الفصل
 * الأول») begins one together.
 */
function startOf(run: readonly number[], blocks: readonly Block[]): [number, string][] {
  const [first, last] = [run[0], run.at(-1)];
  if (first === undefined || last === undefined) {
    return [];
  }
  const isContents = run.length >= contentsHeadingsMin && last < blocks.length - 1;
  const named =
    isContents || run.length === 1 ? nameOfChapter(blocks, last) : run.map((index) => blocks[index]?.text).join(': ');
  const title = cleanTitle(named);
  return title === undefined ? [] : [[isContents ? last : first, title]];
}

/** The heading, with the name that stands on the next line. */
function nameOfChapter(blocks: readonly Block[], index: number): string {
  const heading = blocks[index]?.text ?? '';
  const next = blocks[index + 1];
  const isBare = isChapterHeading(heading) && heading.split(/\s+/).length <= 4 && !/[:：\-–—]/u.test(heading);
  const isName =
    next !== undefined &&
    index + 2 < blocks.length &&
    Array.from(next.text).length <= nameCharactersMax &&
    !/[.!؟?،؛:,;…"»\n]$|\n/u.test(next.text);
  return isBare && isName ? `${heading}: ${next.text}` : heading;
}
