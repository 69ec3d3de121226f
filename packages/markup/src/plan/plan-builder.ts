import { MarkupError } from '../markup-error.ts';
import { markupLimits } from '../markup-limits.ts';
import type { PlaceRun } from './place-map.ts';
import type { PlanItem, Reading, SpeechPlan, Style } from './speech-plan.ts';

/**
 * A piece of text with its place, in UTF-16 units of the text as sent: either as it stands there, or one character that
 * something longer stands for.
 */
export interface PlacedPiece {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** Gathers the items of a plan in the order in which they are read. */
export interface PlanBuilder {
  addText(pieces: readonly PlacedPiece[], style: Style, reading?: Reading): void;
  /** @param from where it stands, in UTF-16 units. @throws MarkupError when there are too many. */
  addBreak(ms: number, from: number): void;
  addMark(name: string, from: number): void;
  addBoundary(of: 'sentence' | 'paragraph', from: number): void;
  finish(): SpeechPlan;
}

/** @param source the text as sent. */
export function createPlanBuilder(source: string): PlanBuilder {
  const items: PlanItem[] = [];
  const pointAt = countPoints(source);
  let count = 0;

  function countOne(from: number): void {
    count += 1;
    if (count > markupLimits.elementsMax) {
      throw new MarkupError(source, from, 'too_much', { expected: String(markupLimits.elementsMax) });
    }
  }

  return {
    addText(pieces, style, reading) {
      const text = pieces.map(({ text: own }) => own).join('');
      const runs = pieces.map(({ text: own, from, to }): PlaceRun => {
        const [start, end] = [pointAt(from), pointAt(to)];
        return { length: own.length === to - from ? end - start : 1, start, end };
      });
      if (text !== '') {
        items.push({ kind: 'text', text, style, ...(reading && { reading }), runs });
      }
    },
    addBreak(ms, from) {
      countOne(from);
      items.push({ kind: 'break', ms, place: pointAt(from) });
    },
    addMark(name, from) {
      countOne(from);
      items.push({ kind: 'mark', name, place: pointAt(from) });
    },
    addBoundary(of, from) {
      const last = items.at(-1);
      if (last?.kind === 'boundary' && last.of === of) {
        return;
      }
      countOne(from);
      items.push({ kind: 'boundary', of, place: pointAt(from) });
    },
    finish: () => ({ items }),
  };
}

/** The code points before each UTF-16 unit of a text. */
function countPoints(text: string): (unit: number) => number {
  if (!/[\u{10000}-\u{10FFFF}]/u.test(text)) {
    return (unit) => unit;
  }
  const points = new Uint32Array(text.length + 1);
  let [unit, point] = [0, 0];
  for (const character of text) {
    points.fill(point, unit, unit + character.length);
    unit += character.length;
    point += 1;
  }
  points[text.length] = point;
  return (at) => points[at] ?? point;
}
