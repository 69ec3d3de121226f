import { chooseVoice, voiceIds } from '@rakhim/contract/voices';
import { dialects } from '@rakhim/contract/dialects';
import type { DialectId, VoiceId } from '@rakhim/contract';
import { countMarkedCharacters } from '@rakhim/text/marked-characters';
import { splitText } from '@rakhim/text/split-text';
import { chapterText, paragraphBreak } from '../documents/read-document.ts';
import { isSpeakable } from '../documents/clean-text.ts';
import type { Chapter, SourceDocument } from '../documents/document.ts';
import type { PlanWarning, PlannedChapter, PlannedOutput, PlannedRequest } from './batch-plan.ts';
import type { BatchSettings } from './batch-settings.ts';
import { requestCharactersMax } from './check-settings.ts';
import { type Notation, isMarkedUp, notationOf } from './notation.ts';

/** An output before it has a path. */
export type OutputDraft = Omit<PlannedOutput, 'path' | 'subtitles'> & {
  /** The title of the output within the file; undefined where it is the whole file. */
  readonly chapterTitle?: string;
};

export interface OutputDrafts {
  readonly drafts: readonly OutputDraft[];
  readonly warnings: readonly PlanWarning[];
  /** Characters of the longest text with markup that no request can take; absent where there is none. */
  readonly longest?: number;
}

/** Divides a document into outputs, and each output into requests. */
export function draftOutputs(document: SourceDocument, settings: BatchSettings, fallbackTitle: string): OutputDrafts {
  const chosen = chosenChapters(document, settings);
  const unknown = (settings.chapters ?? []).filter((index) => document.chapters[index] === undefined);
  const warnings: PlanWarning[] =
    unknown.length > 0 ? [{ code: 'chapters_unknown', detail: unknown.map((index) => index + 1).join(', ') }] : [];
  const title = document.title ?? fallbackTitle;
  // Rows of a table are texts of their own, each perhaps in a voice of its own.
  const groups =
    settings.division === 'chapter' || document.kind === 'csv' ? chosen.map((numbered) => [numbered]) : [chosen];
  const isDivided = groups.length > 1 || document.kind === 'csv';
  const drafts: OutputDraft[] = [];
  const notation = notationOf(document, settings);
  for (const group of groups) {
    const speaker = speakerOf(group[0]?.chapter, settings);
    warnings.push(...speaker.warnings);
    const { requests, chapters } = requestsOf(group, { ...settings, notation }, isDivided ? undefined : title);
    if (requests.length > 0) {
      const chapterTitle = isDivided ? chapters[0]?.title : undefined;
      drafts.push({
        title: chapterTitle ?? title,
        ...(chapterTitle !== undefined && { chapterTitle }),
        ...speaker.voice,
        characters: requests.reduce((sum, { characters }) => sum + characters, 0),
        chapters,
        requests,
      });
    }
  }
  if (settings.format === 'ogg' && drafts.some(({ requests }) => requests.length > 1)) {
    warnings.push({ code: 'ogg_is_chained' });
  }
  if (
    settings.format === 'ogg' &&
    settings.cueTiming === 'timed' &&
    document.chapters.some(({ cues }) => cues !== undefined)
  ) {
    warnings.push({ code: 'cues_not_timed' });
  }
  const longest = isMarkedUp(notation)
    ? Math.max(0, ...drafts.flatMap(({ requests }) => requests.map(({ characters }) => characters)))
    : 0;
  return { drafts, warnings, ...(longest > requestCharactersMax(settings) && { longest }) };
}

interface NumberedChapter {
  readonly index: number;
  readonly chapter: Chapter;
}

function chosenChapters(document: SourceDocument, settings: BatchSettings): NumberedChapter[] {
  const wanted = settings.chapters === undefined ? undefined : new Set(settings.chapters);
  return document.chapters.flatMap((chapter, index) =>
    wanted === undefined || wanted.has(index) ? [{ index, chapter }] : [],
  );
}

function requestsOf(
  group: readonly NumberedChapter[],
  settings: MarkedSettings,
  title: string | undefined,
): Pick<PlannedOutput, 'requests' | 'chapters'> {
  const requests: PlannedRequest[] = [];
  const chapters: PlannedChapter[] = [];
  for (const { index, chapter } of group) {
    const planned =
      chapter.cues === undefined ? textRequests(chapter, index, settings) : cueRequests(chapter, index, settings);
    if (planned.length > 0) {
      chapters.push({
        title: chapter.title ?? (group.length === 1 ? title : undefined) ?? String(index + 1),
        firstRequest: requests.length,
      });
      requests.push(...planned);
    }
  }
  // An array that was added to keeps room for many more; ten thousand plans would hold mostly that.
  return { requests: requests.slice(), chapters: chapters.slice() };
}

interface MarkedSettings extends BatchSettings {
  readonly notation: Notation;
}

function textRequests(chapter: Chapter, index: number, settings: MarkedSettings): PlannedRequest[] {
  const text = chapterText(chapter);
  if (isMarkedUp(settings.notation)) {
    // A tag may reach over any place, so the text is not divided.
    const characters = countMarkedCharacters(text, settings.notation);
    return characters === 0 ? [] : [{ chapter: index, start: 0, end: text.length, characters }];
  }
  return splitText(text, { sizeMax: settings.charactersPerRequest, balance: 'even' })
    .filter(({ start, end }) => isSpeakable(text.slice(start, end)))
    .map(({ start, end, size }) => ({ chapter: index, start, end, characters: size }));
}

/** Each cue is a request, so that it can begin when it is shown. */
function cueRequests(chapter: Chapter, index: number, settings: MarkedSettings): PlannedRequest[] {
  if (settings.cueTiming === 'flowing' || settings.format === 'ogg' || isMarkedUp(settings.notation)) {
    return textRequests(chapter, index, settings);
  }
  let offset = 0;
  return (chapter.cues ?? []).flatMap((cue) => {
    const requests = splitText(cue.text, { sizeMax: settings.charactersPerRequest, balance: 'even' }).map(
      (part, position) => ({
        chapter: index,
        start: offset + part.start,
        end: offset + part.end,
        characters: part.size,
        ...(position === 0 && { atMs: cue.startMs }),
      }),
    );
    offset += cue.text.length + paragraphBreak.length;
    return requests;
  });
}

interface Speaker {
  readonly voice: { readonly voice: VoiceId; readonly dialect?: DialectId; readonly style?: string };
  readonly warnings: readonly PlanWarning[];
}

/**
 * Chooses the voice of a row. A row may name its voice, or its dialect alone, whose first voice then speaks. A wrong
 * name causes a warning, and the settings of the file apply.
 */
function speakerOf(chapter: Chapter | undefined, settings: BatchSettings): Speaker {
  const row = chapter?.settings ?? {};
  const style = row.style ?? settings.style;
  const ofFile = {
    voice: settings.voice,
    ...(settings.dialect !== undefined && { dialect: settings.dialect }),
    ...(style !== undefined && { style }),
  };
  if (row.voice === undefined && row.dialect === undefined) {
    return { voice: ofFile, warnings: [] };
  }
  const voice = voiceIds.find((id) => id === row.voice?.toLowerCase());
  const dialect = dialects.find(({ id }) => id === row.dialect?.toLowerCase())?.id;
  const choice = chooseVoice({ voice, dialect });
  const isKnown =
    (row.voice === undefined) === (voice === undefined) && (row.dialect === undefined) === (dialect === undefined);
  if (!isKnown || !choice.ok) {
    return {
      voice: ofFile,
      warnings: [
        {
          code: 'row_settings_unknown',
          detail: [row.voice, row.dialect].filter((name) => name !== undefined).join(' '),
        },
      ],
    };
  }
  return {
    voice: { voice: choice.voice.id, dialect: choice.voice.dialect, ...(style !== undefined && { style }) },
    warnings: [],
  };
}
