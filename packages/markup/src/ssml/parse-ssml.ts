import type { VoiceId } from '@rakhim/contract';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { MarkupError } from '../markup-error.ts';
import { markupLimits } from '../markup-limits.ts';
import { createPlanBuilder, type PlanBuilder } from '../plan/plan-builder.ts';
import { plainStyle } from '../plan/plain-style.ts';
import type { Reading, SpeechPlan, Style } from '../plan/speech-plan.ts';
import { AttributeError, type ElementEffect, elements } from './elements.ts';
import { placeText } from './place-text.ts';

export interface ParseOptions {
  /** The voice that speaks where the document names none. */
  readonly voice: VoiceId;
}

/** An element that is open. */
interface Frame {
  readonly name: string;
  readonly from: number;
  readonly style: Style;
  readonly reading?: Reading;
  readonly boundary?: ElementEffect['boundary'];
}

/**
 * Reads a document of SSML 1.1 into a plan. Nothing is fetched or expanded: document types, processing instructions and
 * entities other than XML's own five are refused, and so is everything that could not be followed.
 *
 * @throws MarkupError with the place of what is wrong.
 */
export function parseSsml(source: string, { voice }: ParseOptions): SpeechPlan {
  if (source.length > markupLimits.lengthMax) {
    throw new MarkupError(source, markupLimits.lengthMax, 'too_long', { expected: String(markupLimits.lengthMax) });
  }
  const reader = createReader(source, plainStyle(voice));
  const parser = new SaxesParser({ xmlns: false, position: true });
  parser.on('error', ({ message }) => {
    if (!reader.hasBegun()) {
      throw new MarkupError(source, Math.max(0, source.search(/\S/u)), 'not_speak');
    }
    throw new MarkupError(source, Math.min(parser.position, source.length), faultOf(message));
  });
  parser.on('doctype', () => {
    throw new MarkupError(source, Math.max(0, source.indexOf('<!DOCTYPE')), 'doctype');
  });
  parser.on('processinginstruction', () => {
    throw new MarkupError(source, Math.max(0, source.lastIndexOf('<?', parser.position)), 'instruction');
  });
  parser.on('xmldecl', () => reader.pass(parser.position));
  // It is told of at the second dash, before the sign that ends it.
  parser.on('comment', () => reader.pass(parser.position + 1));
  parser.on('text', () => reader.readText(parser.position - 1));
  parser.on('cdata', () => reader.readLiteral(parser.position));
  parser.on('opentag', (tag) => reader.open(tag, parser.position));
  parser.on('closetag', () => reader.close(parser.position));
  parser.write(source).close();
  return reader.finish();
}

function faultOf(message: string): 'entity' | 'not_closed' | 'malformed' {
  if (/entity/u.test(message)) {
    return 'entity';
  }
  return /unclosed tag/u.test(message) ? 'not_closed' : 'malformed';
}

/** Follows a parser through a document. Positions are UTF-16 units behind what was parsed. */
function createReader(source: string, rootStyle: Style) {
  const builder = createPlanBuilder(source);
  const frames: Frame[] = [];
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
      builder.addText(text, frame.style, frame.reading);
    }
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
    open(tag: SaxesTagPlain, position: number): void {
      const from = Math.max(0, source.lastIndexOf('<', position - 1));
      count += 1;
      if (count > markupLimits.elementsMax) {
        fail('too_much', from, { expected: String(markupLimits.elementsMax) });
      }
      const parent = frames.at(-1);
      checkPlace(tag.name, parent, (fault, values) => fail(fault, from, values));
      if (frames.length >= markupLimits.depthMax) {
        fail('too_deep', from, { expected: String(markupLimits.depthMax) });
      }
      const effect = readElement(tag, parent?.style ?? rootStyle, (fault, attribute, values) =>
        fail(fault, placeOf(source, from, position, attribute), values),
      );
      put(builder, effect, from);
      const style = effect.style ?? parent?.style ?? rootStyle;
      frames.push({
        name: tag.name,
        from,
        style,
        ...(effect.reading && { reading: effect.reading }),
        ...(effect.boundary && { boundary: effect.boundary }),
      });
      readTo = position;
    },
    close(position: number): void {
      const frame = frames.pop();
      if (frame?.boundary) {
        builder.addBoundary(frame.boundary, position);
      }
      readTo = position;
    },
    finish: builder.finish,
  };
}

type Refuse = (fault: MarkupError['fault'], values: MarkupError['values']) => never;

function checkPlace(name: string, parent: Frame | undefined, refuse: Refuse): void {
  if (!Object.hasOwn(elements, name)) {
    refuse('unknown_element', { name: name.slice(0, 60), expected: Object.keys(elements).join(', ') });
  }
  if (!parent && name !== 'speak') {
    refuse('not_speak', { name });
  }
  if (parent && name === 'speak') {
    refuse('not_here', { name, value: parent.name });
  }
  const content = parent && elements[parent.name]?.content;
  if (parent && content !== 'mixed') {
    refuse('only_text_here', { name, value: parent.name });
  }
}

function readElement(
  { name, attributes }: SaxesTagPlain,
  style: Style,
  refuse: (fault: MarkupError['fault'], attribute: string, values: MarkupError['values']) => never,
): ElementEffect {
  const rule = elements[name];
  if (!rule) {
    return {};
  }
  for (const [attribute, value] of Object.entries(attributes)) {
    if (!rule.attributes.includes(attribute)) {
      refuse('unknown_attribute', attribute, {
        name: attribute.slice(0, 60),
        value: name,
        expected: rule.attributes.join(', '),
      });
    }
    if (value.length > markupLimits.attributeLengthMax) {
      refuse('too_long', attribute, { name: attribute, expected: String(markupLimits.attributeLengthMax) });
    }
  }
  const missing = rule.required?.find((attribute) => attributes[attribute] === undefined);
  if (missing !== undefined) {
    refuse('missing_attribute', '', { name: missing, value: name });
  }
  try {
    return rule.read(attributes, style);
  } catch (error) {
    if (error instanceof AttributeError) {
      const { attribute, expected } = error;
      return refuse('bad_value', attribute, {
        name: attribute,
        value: (attributes[attribute] ?? '').slice(0, 60),
        expected,
      });
    }
    throw error;
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
