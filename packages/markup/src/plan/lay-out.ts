import { isSameStyle } from './plain-style.ts';
import type { Reading, SpeechPlan, Style, TextItem } from './speech-plan.ts';

/** Places are code points of the laid-out text, `start` inclusive and `end` exclusive. */
export interface LaidOutSpan {
  readonly start: number;
  readonly end: number;
}

export interface LaidOutReading extends LaidOutSpan {
  readonly reading: Reading;
  /** The piece as it is written. */
  readonly text: string;
  readonly voice: Style['voice'];
}

export interface LaidOutBreak {
  readonly at: number;
  readonly ms: number;
  /** Its place in the text as sent. */
  readonly place: number;
}

/** The text without markup, as it is shown while it is heard. */
export interface Captions {
  readonly text: string;
  /** Leads a place of the text as sent to this text. */
  toCaption<Place extends LaidOutSpan>(place: Place): Place;
  /** Leads a place of this text to the text as sent. */
  toSent<Place extends LaidOutSpan>(place: Place): Place;
}

export interface LaidOutMark {
  readonly name: string;
  readonly at: number;
  /** Its place in the text as sent. */
  readonly place: number;
  /** Milliseconds of the breaks between it and the next text. */
  readonly followingMs: number;
}

/** A plan as one text to be read, with everything else at its places in it. */
export interface LaidOutPlan {
  /** What is read: the text without markup, with a stop where an element ends a sentence and a comma at a break. */
  readonly text: string;
  /** The text without markup and with nothing added, its blanks as few as can be: what is charged. */
  readonly written: string;
  readonly styles: readonly (LaidOutSpan & { readonly style: Style })[];
  readonly readings: readonly LaidOutReading[];
  readonly breaks: readonly LaidOutBreak[];
  readonly marks: readonly LaidOutMark[];
  /** Leads a place of the laid-out text to the text as sent. */
  toSource(span: LaidOutSpan): LaidOutSpan;
  /** Leads a place of the text as sent to the laid-out text; nothing where it holds none of it. */
  fromSource(span: LaidOutSpan): LaidOutSpan | undefined;
  readonly captions: Captions;
}

const stop = /[.!?؟؛…:،,]["'»”)\]]*\s*$/u;
/** Characters in which the end of a sentence is looked for; the whole text at each break would be quadratic. */
const tailLength = 100;

/** Lays a plan out as one text. */
export function layOut({ items }: SpeechPlan): LaidOutPlan {
  const [starts, ends]: [number[], number[]] = [[], []];
  const styles: (LaidOutSpan & { style: Style })[] = [];
  const readings: LaidOutReading[] = [];
  const breaks: LaidOutBreak[] = [];
  const marks: LaidOutMark[] = [];
  let waiting: { name: string; at: number; place: number; followingMs: number }[] = [];
  let [text, written] = ['', ''];
  const caption = createCaptions();

  function add(addition: string, place: number): void {
    text += addition;
    for (const _character of addition) {
      starts.push(place);
      ends.push(place);
    }
    const last = styles.at(-1);
    if (last) {
      styles[styles.length - 1] = { ...last, end: starts.length };
    }
  }

  function addText(item: TextItem): void {
    const start = starts.length;
    text += item.text;
    written += item.text;
    caption.add(item.text, item.starts, item.ends);
    for (const [index, place] of item.starts.entries()) {
      starts.push(place);
      ends.push(item.ends[index] ?? place);
    }
    const end = starts.length;
    const last = styles.at(-1);
    if (last && isSameStyle(last.style, item.style)) {
      styles[styles.length - 1] = { ...last, end };
    } else {
      styles.push({ start: last?.end ?? 0, end, style: item.style });
    }
    if (item.reading) {
      readings.push({ start, end, reading: item.reading, text: item.text, voice: item.style.voice });
    }
    if (/\S/u.test(item.text)) {
      marks.push(...waiting);
      waiting = [];
    }
  }

  for (const item of items) {
    switch (item.kind) {
      case 'text':
        addText(item);
        break;
      case 'break': {
        const isInText = /[^\s،]\s*$/u.test(text.slice(-tailLength)) && item.ms > 0;
        add(isInText ? '، ' : '', item.place);
        breaks.push({ at: starts.length, ms: item.ms, place: item.place });
        waiting = waiting.map((mark) => ({ ...mark, followingMs: mark.followingMs + item.ms }));
        break;
      }
      case 'mark':
        waiting.push({ name: item.name, at: starts.length, place: item.place, followingMs: 0 });
        break;
      case 'boundary':
        add(boundaryAfter(text, item.of), item.place);
        caption.add(item.of === 'paragraph' ? '\n\n' : ' ', [item.place, item.place], [item.place, item.place]);
    }
  }
  marks.push(...waiting);
  return {
    text,
    written: written.replace(/[ \t\r\n]+/gu, ' ').trim(),
    styles,
    readings,
    breaks,
    marks,
    toSource: placesOf(starts, ends),
    fromSource: (span) => findPlace(span, starts, ends),
    captions: caption.finish(),
  };
}

/** What tells a reader that a sentence or a paragraph has ended, where the text does not. */
function boundaryAfter(text: string, of: 'sentence' | 'paragraph'): string {
  if (!/\S/u.test(text)) {
    return '';
  }
  const end = stop.test(text.slice(-tailLength)) ? '' : '.';
  return of === 'paragraph' ? `${end}\n\n` : `${end} `;
}

function placesOf(starts: readonly number[], ends: readonly number[]): (span: LaidOutSpan) => LaidOutSpan {
  return ({ start, end }) => ({
    start: starts[start] ?? ends.at(-1) ?? 0,
    end: ends[Math.max(start, end - 1)] ?? ends.at(-1) ?? 0,
  });
}

/** The characters whose places in the text as sent lie within a stretch of it. */
function findPlace(
  { start, end }: LaidOutSpan,
  starts: readonly number[],
  ends: readonly number[],
): LaidOutSpan | undefined {
  const first = lowerBound(starts, start);
  let last = lowerBound(starts, end);
  while (last > first && (ends[last - 1] ?? 0) > end) {
    last -= 1;
  }
  return last > first ? { start: first, end: last } : undefined;
}

/** The first index whose value is not below a bound; values are in order. */
function lowerBound(values: readonly number[], bound: number): number {
  let [low, high] = [0, values.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    [low, high] = (values[middle] ?? 0) < bound ? [middle + 1, high] : [low, middle];
  }
  return low;
}

function createCaptions() {
  const [starts, ends]: [number[], number[]] = [[], []];
  let text = '';
  return {
    add(addition: string, itemStarts: readonly number[], itemEnds: readonly number[]): void {
      text += addition;
      for (const index of Array.from(addition).keys()) {
        starts.push(itemStarts[index] ?? 0);
        ends.push(itemEnds[index] ?? 0);
      }
    },
    finish(): Captions {
      const toSent = placesOf(starts, ends);
      return {
        text,
        toCaption: (place) => ({ ...place, ...(findPlace(place, starts, ends) ?? { start: 0, end: 0 }) }),
        toSent: (place) => ({ ...place, ...toSent(place) }),
      };
    },
  };
}
