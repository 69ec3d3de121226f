import { CsvError, parse } from 'csv-parse/sync';
import { cleanText, cleanTitle, isSpeakable, tidyParagraph } from './clean-text.ts';
import { DocumentError } from './document-error.ts';
import { documentLimits } from './document-limits.ts';
import type { Chapter, RowSettings } from './document.ts';

export interface TableContent {
  readonly chapters: readonly Chapter[];
  /** Rows without anything to say. */
  readonly skipped: number;
}

/** The accepted names of each column. */
const columns = {
  text: ['text', 'content', 'script', 'sentence', 'النص', 'نص', 'المحتوى', 'الجملة'],
  name: ['name', 'filename', 'file', 'title', 'id', 'الاسم', 'اسم', 'اسم الملف', 'العنوان', 'عنوان'],
  voice: ['voice', 'الصوت', 'صوت'],
  dialect: ['dialect', 'اللهجة', 'لهجة'],
  style: ['style', 'instructions', 'الأسلوب', 'أسلوب', 'النبرة'],
} as const;
type Column = keyof typeof columns;

/**
 * One chapter for each row of a table with a header: `text`, and if wanted `name`, `voice`, `dialect` and `style`, in
 * English or Arabic. A table of one column needs no header. Commas, semicolons and tabs divide, whichever the first
 * line has most of.
 *
 * @throws DocumentError `column_missing`, `file_damaged`, `file_too_large`
 */
export function readTable(text: string): TableContent {
  const rows = parseRows(text);
  const header = findHeader(rows[0] ?? []);
  if (header === undefined && rows.some((row) => row.length > 1)) {
    throw new DocumentError('column_missing', 'No column is called text.');
  }
  const chapters = rows.slice(header === undefined ? 0 : 1).map((row) => toChapter(row, header ?? { text: 0 }));
  const spoken = chapters.filter((chapter) => chapter !== undefined);
  return { chapters: spoken, skipped: chapters.length - spoken.length };
}

function parseRows(text: string): string[][] {
  const firstLine = text.slice(0, 10_000).split('\n', 1)[0] ?? '';
  const count = (delimiter: string) => firstLine.split(delimiter).length;
  const delimiter = [',', ';', '\t'].reduce((best, candidate) => (count(candidate) > count(best) ? candidate : best));
  try {
    return parse(text, {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: documentLimits.textBytesMax,
      to: documentLimits.chaptersMax,
    });
  } catch (error) {
    throw error instanceof CsvError
      ? new DocumentError('file_damaged', `The table is damaged: ${error.code}.`, { cause: error })
      : error;
  }
}

type Header = Partial<Record<Column, number>> & { readonly text: number };

function findHeader(row: readonly string[]): Header | undefined {
  const names = row.map((cell) => cell.trim().toLowerCase());
  const positions = Object.entries(columns).flatMap(([column, aliases]) => {
    const index = names.findIndex((name) => (aliases as readonly string[]).includes(name));
    return index < 0 ? [] : [[column, index] as const];
  });
  const header = Object.fromEntries(positions) as Partial<Record<Column, number>>;
  return header.text === undefined ? undefined : { ...header, text: header.text };
}

function toChapter(row: readonly string[], header: Header): Chapter | undefined {
  const cell = (column: Column) => (header[column] === undefined ? undefined : cleanTitle(row[header[column]]));
  const paragraph = tidyParagraph(cleanText(row[header.text] ?? ''));
  if (!isSpeakable(paragraph)) {
    return undefined;
  }
  const [name, voice, dialect, style] = [cell('name'), cell('voice'), cell('dialect'), styleOf(row, header)];
  const settings: RowSettings = {
    ...(name !== undefined && { name }),
    ...(voice !== undefined && { voice }),
    ...(dialect !== undefined && { dialect }),
    ...(style !== undefined && { style }),
  };
  return { ...(name !== undefined && { title: name }), paragraphs: [paragraph], settings };
}

/** Whole, not shortened as a title would be. */
function styleOf(row: readonly string[], header: Header): string | undefined {
  const style = header.style === undefined ? '' : cleanText(row[header.style] ?? '').trim();
  return style === '' ? undefined : style;
}
