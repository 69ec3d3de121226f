import { MarkupError } from '../markup-error.ts';
import { markupLimits } from '../markup-limits.ts';
import { createPlanBuilder, type PlanBuilder } from '../plan/plan-builder.ts';
import type { SpeechPlan, Style } from '../plan/speech-plan.ts';
import { type ElementEffect, elements } from './elements.ts';
import { placeText } from './place-text.ts';
import { type StartTag, checkPlace, readElement } from './read-element.ts';

/** Makes a plan of what a parser tells it, in order. Positions are UTF-16 units, behind what was parsed. */
export interface DocumentReader {
  hasBegun(): boolean;
  /** Leaves out what stands up to a position. */
  pass(position: number): void;
  /** Text with its references as they are written. */
  readText(end: number): void;
  readLiteral(position: number): void;
  /** @throws MarkupError as everything here. */
  open(tag: StartTag, position: number): void;
  close(position: number): void;
  finish(): SpeechPlan;
}

/** An element that is open. */
interface Frame {
  readonly name: string;
  readonly style: Style;
  readonly effect: ElementEffect;
}

/** @param rootStyle of the text that no element speaks of. */
export function createDocumentReader(source: string, rootStyle: Style): DocumentReader {
  const builder = createPlanBuilder(source);
  const frames: Frame[] = [];
  const known = new Map<StartTag, Map<Style, ElementEffect>>();
  let readTo = 0;
  let count = 0;

  function fail(fault: MarkupError['fault'], from: number, values: MarkupError['values'] = {}): never {
    throw new MarkupError(source, from, fault, values);
  }

  function addText(from: number, to: number, isLiteral: boolean): void {
    const frame = frames.at(-1);
    if (frame && elements[frame.name]?.content === 'empty' && /\S/u.test(source.slice(from, to))) {
      fail('not_here', from, { name: source.slice(from, to).trim().slice(0, 60), value: frame.name });
    }
    if (frame) {
      const text = placeText(source, from, to, { isLiteral });
      builder.addText(text, frame.style, frame.effect.reading);
    }
  }

  /** A tag that is told again means the same in the same style. */
  function effectOf(tag: StartTag, style: Style, read: () => ElementEffect): ElementEffect {
    const inStyles = known.get(tag) ?? new Map<Style, ElementEffect>();
    const effect = inStyles.get(style) ?? read();
    known.set(tag, inStyles.set(style, effect));
    return effect;
  }

  return {
    hasBegun: () => count > 0,
    pass(position: number): void {
      readTo = position;
    },
    readText(end: number): void {
      addText(readTo, end, false);
      readTo = end;
    },
    readLiteral(position: number): void {
      const from = source.lastIndexOf('<![CDATA[', position) + '<![CDATA['.length;
      addText(from, position - ']]>'.length, true);
      readTo = position;
    },
    open(tag: StartTag, position: number): void {
      const from = Math.max(0, source.lastIndexOf('<', position - 1));
      count += 1;
      if (count > markupLimits.elementsMax) {
        fail('too_much', from, { expected: String(markupLimits.elementsMax) });
      }
      const parent = frames.at(-1);
      checkPlace(tag.name, parent?.name, (fault, values) => fail(fault, from, values));
      if (frames.length >= markupLimits.depthMax) {
        fail('too_deep', from, { expected: String(markupLimits.depthMax) });
      }
      const around = parent?.style ?? rootStyle;
      const effect = effectOf(tag, around, () =>
        readElement(tag, around, (fault, attribute, values) =>
          fail(fault, placeOf(source, from, position, attribute), values),
        ),
      );
      put(builder, effect, from);
      frames.push({ name: tag.name, style: effect.style ?? around, effect });
      readTo = position;
    },
    close(position: number): void {
      const boundary = frames.pop()?.effect.boundary;
      if (boundary) {
        builder.addBoundary(boundary, position);
      }
      readTo = position;
    },
    finish: builder.finish,
  };
}

function put(builder: PlanBuilder, { breakMs, mark, boundary }: ElementEffect, from: number): void {
  if (breakMs !== undefined) {
    builder.addBreak(breakMs, from);
  }
  if (mark !== undefined) {
    builder.addMark(mark, from);
  }
  if (boundary) {
    builder.addBoundary(boundary, from);
  }
}

/** Where an attribute stands in the tag that begins at `from`; the tag itself where it cannot be found. */
function placeOf(source: string, from: number, to: number, attribute: string): number {
  const at = attribute === '' ? -1 : source.slice(from, to).search(new RegExp(`\\s${escape(attribute)}\\s*=`, 'u'));
  return at < 0 ? from : from + at + 1;
}

function escape(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
}
