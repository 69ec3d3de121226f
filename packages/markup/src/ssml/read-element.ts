import type { MarkupError } from '../markup-error.ts';
import { markupLimits } from '../markup-limits.ts';
import type { Style } from '../plan/speech-plan.ts';
import { AttributeError, type ElementEffect, elements } from './elements.ts';

export interface StartTag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

type Refuse = (fault: MarkupError['fault'], values: MarkupError['values']) => never;
/** @param attribute that is wrong; empty for the tag itself. */
type RefuseAttribute = (fault: MarkupError['fault'], attribute: string, values: MarkupError['values']) => never;

/** @param parent the name of the element around it; absent for the first. */
export function checkPlace(name: string, parent: string | undefined, refuse: Refuse): void {
  if (!Object.hasOwn(elements, name)) {
    refuse('unknown_element', { name: name.slice(0, 60), expected: Object.keys(elements).join(', ') });
  }
  if (parent === undefined && name !== 'speak') {
    refuse('not_speak', { name });
  }
  if (parent !== undefined && name === 'speak') {
    refuse('not_here', { name, value: parent });
  }
  if (parent !== undefined && elements[parent]?.content !== 'mixed') {
    refuse('only_text_here', { name, value: parent });
  }
}

/** @param style of the text around it. */
export function readElement({ name, attributes }: StartTag, style: Style, refuse: RefuseAttribute): ElementEffect {
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
