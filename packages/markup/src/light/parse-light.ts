import { MarkupError } from '../markup-error.ts';
import { markupLimits } from '../markup-limits.ts';
import { plainStyle } from '../plan/plain-style.ts';
import { createPlanBuilder, type PlacedPiece } from '../plan/plan-builder.ts';
import type { Reading, SpeechPlan, Style } from '../plan/speech-plan.ts';
import type { ParseOptions } from '../ssml/parse-ssml.ts';
import { readTag } from './read-tag.ts';
import { type LightTag, lightTags } from './tags.data.ts';

interface Frame {
  readonly tag: LightTag;
  readonly written: string;
  readonly from: number;
  readonly style: Style;
  readonly reading?: Reading;
}

/**
 * Text up to the next tag, a tag, or what looks like the beginning of one. `\[`, `\]` and `\\` are the signs
 * themselves.
 */
const token =
  /(?<text>(?:\\[[\]\\]|[^[\\]|\\)+)|\[(?<slash>\/?)[ \t]*(?<name>[^\s[\]/]+)(?:[ \t]+(?<value>[^[\]\n]*?))?[ \t]*\]|(?<stray>\[)/gu;
const escaped = /\\([[\]\\])/gu;

/**
 * Reads the light notation into a plan: `[pause 1.2s]`, `[mark here]`, `[voice female2]…[/voice]`, `[slow]…[/slow]` and
 * the like, in English or in Arabic.
 *
 * @throws MarkupError with the place of what is wrong, an unknown tag in brackets among it.
 */
export function parseLight(source: string, { voice }: ParseOptions): SpeechPlan {
  if (source.length > markupLimits.lengthMax) {
    throw new MarkupError(source, markupLimits.lengthMax, 'too_long', { expected: String(markupLimits.lengthMax) });
  }
  const builder = createPlanBuilder(source);
  const frames: Frame[] = [];
  const root = plainStyle(voice);

  function open(tag: LightTag, written: string, value: string, from: number): void {
    const parent = frames.at(-1);
    const style = parent?.style ?? root;
    if (parent?.reading) {
      throw new MarkupError(source, from, 'only_text_here', { name: written, value: parent.written });
    }
    const effect = readTag(tag, value, style);
    switch (effect.kind) {
      case 'fault':
        throw new MarkupError(source, from, 'bad_value', {
          name: written,
          value: value.slice(0, 60),
          expected: effect.expected,
        });
      case 'break':
        builder.addBreak(effect.ms, from);
        return;
      case 'mark':
        builder.addMark(effect.name, from);
        return;
      default:
        frames.push({ tag, written, from, style, ...effect });
    }
    if (frames.length > markupLimits.depthMax) {
      throw new MarkupError(source, from, 'too_deep', { expected: String(markupLimits.depthMax) });
    }
  }

  function close(tag: LightTag, written: string, from: number): void {
    const frame = frames.pop();
    if (frame?.tag !== tag) {
      throw new MarkupError(source, from, 'not_opened', { name: written, ...(frame && { value: frame.written }) });
    }
  }

  let count = 0;
  for (const { index, groups = {} } of source.matchAll(token)) {
    const { text, slash, name = '', value = '', stray } = groups;
    if (text !== undefined) {
      const frame = frames.at(-1);
      builder.addText(placeText(text, index), frame?.style ?? root, frame?.reading);
      continue;
    }
    if (stray !== undefined && !/^[^\n]*\]/u.test(source.slice(index))) {
      throw new MarkupError(source, index, 'not_closed', { name: '[' });
    }
    const tag = Object.hasOwn(lightTags, name) ? lightTags[name] : undefined;
    if (stray !== undefined || tag === undefined) {
      throw new MarkupError(source, index, 'unknown_element', {
        name: name.slice(0, 60) || '[',
        expected: Object.keys(lightTags).join(', '),
      });
    }
    count += 1;
    if (count > markupLimits.elementsMax) {
      throw new MarkupError(source, index, 'too_much', { expected: String(markupLimits.elementsMax) });
    }
    if (slash) {
      close(tag, name, index);
    } else {
      open(tag, name, value, index);
    }
  }
  const left = frames.at(-1);
  if (left) {
    throw new MarkupError(source, left.from, 'not_closed', { name: left.written });
  }
  return builder.finish();
}

function placeText(text: string, from: number): PlacedPiece[] {
  const pieces: PlacedPiece[] = [];
  let read = 0;
  for (const { 0: written, 1: sign = '', index } of text.matchAll(escaped)) {
    if (index > read) {
      pieces.push({ text: text.slice(read, index), from: from + read, to: from + index });
    }
    read = index + written.length;
    pieces.push({ text: sign, from: from + index, to: from + read });
  }
  if (read < text.length) {
    pieces.push({ text: text.slice(read), from: from + read, to: from + text.length });
  }
  return pieces;
}
