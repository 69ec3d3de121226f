import { countCharacters } from '@rakhim/contract';
import { type PlanItem, type SpeechPlan, writeSsml } from '@rakhim/markup';
import { splitText } from '@rakhim/text/split-text';
import { type Segment, audible, pauseBehind, pausesMs, segmentCharactersMax } from './cut-segments.ts';

/** So many items of a plan fit a document, whatever they hold. */
const itemsMax = 500;
/** Silence inside a segment; more of it stands behind. */
const silenceMsMax = 30_000;
const sentences = /(?<=[.!?؟۔…][\p{Pf}\p{Pe}"'\p{M}]*\s)/u;

/** A segment that is being gathered. */
interface Gathered {
  items: PlanItem[];
  characters: number;
  silenceMs: number;
  isAudible: boolean;
  /** How many of its items end with a sentence. */
  endsAt: number;
}

/**
 * Cuts a text with markup. What its plan says of each piece is written down with it, so that a segment is a document
 * which depends on nothing around it. Segments end where a sentence does, unless it alone is too long.
 */
export function cutMarked(plan: SpeechPlan): Segment[] {
  const segments: { text: string; pauseMs: number }[] = [];
  let gathered = startGathering();

  function end(count = gathered.items.length): void {
    const items = gathered.items.slice(0, count);
    const rest = gathered.items.slice(count);
    segments.push({ text: writeSsml({ items }), pauseMs: pauseAfter(items.at(-1)) });
    gathered = startGathering();
    rest.forEach(gather);
  }

  function gather(item: PlanItem): void {
    const last = segments.at(-1);
    if (!gathered.isAudible && item.kind === 'break' && last) {
      last.pauseMs += item.ms;
      return;
    }
    const characters = gathered.characters + charactersOf(item);
    const isFull = characters > segmentCharactersMax || gathered.items.length >= itemsMax;
    if (isFull && gathered.isAudible) {
      end(gathered.endsAt || undefined);
      gather(item);
      return;
    }
    add(gathered, item);
    if (gathered.silenceMs > silenceMsMax && gathered.isAudible) {
      end();
    }
  }

  cutTexts(plan.items).forEach(gather);
  if (gathered.isAudible || segments.length === 0) {
    end();
  }
  return segments;
}

function startGathering(): Gathered {
  return { items: [], characters: 0, silenceMs: 0, isAudible: false, endsAt: 0 };
}

function add(gathered: Gathered, item: PlanItem): void {
  gathered.items.push(item);
  gathered.characters += charactersOf(item);
  if (item.kind === 'text') {
    gathered.isAudible ||= audible.test(item.text);
  } else if (item.kind === 'break') {
    gathered.silenceMs += item.ms;
  }
  if (gathered.isAudible && pauseAfter(item) >= pausesMs.sentence) {
    gathered.endsAt = gathered.items.length;
  }
}

function charactersOf(item: PlanItem): number {
  return item.kind === 'text' ? countCharacters(item.text) : 0;
}

/** Texts of no more than a segment each, and no longer than a sentence. A reading is not cut. */
function cutTexts(items: readonly PlanItem[]): PlanItem[] {
  return items.flatMap((item) => {
    if (item.kind !== 'text' || item.reading !== undefined) {
      return [item];
    }
    const pieces = item.text
      .split(sentences)
      .flatMap((sentence) => (sentence.length <= segmentCharactersMax ? [sentence] : cutSentence(sentence)));
    // Where they came from is not written down.
    return pieces.map((text) => ({ ...item, text, runs: [] }));
  });
}

function cutSentence(sentence: string): string[] {
  const parts = splitText(sentence, { sizeMax: segmentCharactersMax, balance: 'even' });
  return parts.map(({ start, end }) => sentence.slice(start, end));
}

function pauseAfter(item: PlanItem | undefined): number {
  switch (item?.kind) {
    case 'text':
      return pauseBehind(item.text);
    case 'boundary':
      return pausesMs[item.of];
    default:
      // A break is in the sound already.
      return 0;
  }
}
