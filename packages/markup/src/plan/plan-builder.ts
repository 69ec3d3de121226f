import { MarkupError } from '../markup-error.ts';
import { markupLimits } from '../markup-limits.ts';
import type { PlanItem, Reading, SpeechPlan, Style } from './speech-plan.ts';

/** A character of the text with its place, in UTF-16 units of the text as sent. */
export interface PlacedCharacter {
  readonly character: string;
  readonly from: number;
  readonly to: number;
}

/** Gathers the items of a plan in the order in which they are read. */
export interface PlanBuilder {
  addText(characters: Iterable<PlacedCharacter>, style: Style, reading?: Reading): void;
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
    addText(characters, style, reading) {
      const [starts, ends]: [number[], number[]] = [[], []];
      let text = '';
      for (const { character, from, to } of characters) {
        text += character;
        starts.push(pointAt(from));
        ends.push(pointAt(to));
      }
      if (text !== '') {
        items.push({ kind: 'text', text, style, ...(reading && { reading }), starts, ends });
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
