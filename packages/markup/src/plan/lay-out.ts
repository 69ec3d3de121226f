import { isSameStyle } from './plain-style.ts';
import type { Stretch } from './place-map.ts';
import { type PlacedText, createPlacedText } from './placed-text.ts';
import type { Reading, SpeechPlan, Style, TextItem } from './speech-plan.ts';

/** Places are those of the laid-out text. */
export type LaidOutSpan = Stretch;

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

/** Lays a plan out as one text. */
export function layOut({ items }: SpeechPlan): LaidOutPlan {
  const laid = createPlacedText();
  const styles: { start: number; end: number; style: Style }[] = [];
  const readings: LaidOutReading[] = [];
  const breaks: LaidOutBreak[] = [];
  const marks: LaidOutMark[] = [];
  let waiting: { name: string; at: number; place: number; followingMs: number }[] = [];
  const written: string[] = [];

  function add(addition: string, place: number): void {
    laid.addAt(addition, place);
    extendStyle();
  }

  function extendStyle(): void {
    const last = styles.at(-1);
    if (last) {
      last.end = laid.places.length;
    }
  }

  function addText(item: TextItem): void {
    const start = laid.places.length;
    laid.add(item.text, item.runs);
    written.push(item.text);
    const end = laid.places.length;
    const last = styles.at(-1);
    if (last && isSameStyle(last.style, item.style)) {
      extendStyle();
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
        const last = laid.tail.trimEnd().at(-1);
        const isInText = last !== undefined && last !== '،' && item.ms > 0;
        add(isInText ? '، ' : '', item.place);
        breaks.push({ at: laid.places.length, ms: item.ms, place: item.place });
        waiting = waiting.map((mark) => ({ ...mark, followingMs: mark.followingMs + item.ms }));
        break;
      }
      case 'mark':
        waiting.push({ name: item.name, at: laid.places.length, place: item.place, followingMs: 0 });
        break;
      case 'boundary':
        add(boundaryAfter(laid, item.of), item.place);
    }
  }
  marks.push(...waiting);
  return {
    text: laid.finish(),
    written: written
      .join('')
      .replace(/[ \t\r\n]{2,}|[\t\r\n]/gu, ' ')
      .trim(),
    styles,
    readings,
    breaks,
    marks,
    toSource: laid.places.toSource,
    fromSource: laid.places.fromSource,
    captions: toCaptions(items),
  };
}

/** What tells a reader that a sentence or a paragraph has ended, where the text does not. */
function boundaryAfter({ hasWords, tail }: PlacedText, of: 'sentence' | 'paragraph'): string {
  if (!hasWords) {
    return '';
  }
  const end = stop.test(tail) ? '' : '.';
  return of === 'paragraph' ? `${end}\n\n` : `${end} `;
}

/** They are laid out when they are first asked for: most requests want the sound alone, and soon. */
function toCaptions(items: SpeechPlan['items']): Captions {
  let caption: PlacedText | undefined;
  const laidOut = (): PlacedText => (caption ??= layOutCaption(items));
  return {
    get text() {
      return laidOut().finish();
    },
    toCaption: (place) => ({ ...place, ...(laidOut().places.fromSource(place) ?? { start: 0, end: 0 }) }),
    toSent: (place) => ({ ...place, ...laidOut().places.toSource(place) }),
  };
}

function layOutCaption(items: SpeechPlan['items']): PlacedText {
  const caption = createPlacedText();
  for (const item of items) {
    if (item.kind === 'text') {
      caption.add(item.text, item.runs);
    } else if (item.kind === 'boundary') {
      caption.addAt(item.of === 'paragraph' ? '\n\n' : ' ', item.place);
    }
  }
  return caption;
}
