import type { SaxesTagNS } from 'saxes';
import { type FilePlace, refuseFile } from './lexicon-file.ts';
import { elementRules, schemaInstance, xmlNamespace } from './pls-rules.data.ts';

export interface OpenElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly place: FilePlace;
}

interface Level extends OpenElement {
  readonly children: string[];
}

/** Holds a document to the schema of PLS 1.0, element by element. What stands in `metadata` is free. */
export function createPlsChecker() {
  const levels: Level[] = [];
  let alphabet = '';

  function isFree(): boolean {
    return levels.some(({ name }) => name === 'metadata');
  }

  return {
    /** The alphabet of phonemes that name none. */
    alphabet: () => alphabet,

    open(element: OpenElement, tag: SaxesTagNS): void {
      const { name, place } = element;
      if (!isFree()) {
        checkElement(element, levels.at(-1));
        checkAttributes(element, tag);
      }
      if (levels.length === 0) {
        alphabet = element.attributes.get('alphabet') ?? '';
      }
      levels.at(-1)?.children.push(name);
      levels.push({ name, place, attributes: element.attributes, children: [] });
    },

    text(piece: string, place: FilePlace): void {
      const level = levels.at(-1);
      if (level && piece.trim() !== '' && !isFree() && elementRules[level.name]?.holdsText !== true) {
        throw refuseFile(place, 'reasons:pls_text', level.name);
      }
    },

    close(name: string, place: FilePlace): void {
      const level = levels.pop();
      if (name !== 'lexeme' || !level) {
        return;
      }
      const { children } = level;
      const missing = !children.includes('grapheme')
        ? 'grapheme'
        : children.includes('phoneme') || children.includes('alias')
          ? undefined
          : 'phoneme';
      if (missing !== undefined) {
        throw refuseFile(place, 'reasons:pls_element_missing', missing);
      }
    },
  };
}

function checkElement({ name, place }: OpenElement, parent: Level | undefined): void {
  const rule = elementRules[name];
  if (!rule || rule.within !== (parent?.name ?? '')) {
    throw refuseFile(place, 'reasons:pls_element', name);
  }
  const late = rule.before?.some((later) => parent?.children.includes(later)) === true;
  if (late) {
    throw refuseFile(place, 'reasons:pls_element_late', name);
  }
}

function checkAttributes({ name, attributes, place }: OpenElement, tag: SaxesTagNS): void {
  const rule = elementRules[name];
  for (const attribute of Object.values(tag.attributes)) {
    const isOurs = rule?.attributes.includes(attribute.name) === true;
    const isOfXml = attribute.uri === xmlNamespace || attribute.uri === schemaInstance;
    if (!isOurs && !isOfXml && attribute.uri !== 'http://www.w3.org/2000/xmlns/') {
      throw refuseFile(place, 'reasons:pls_attribute', attribute.name);
    }
  }
  const missing = rule?.required?.find((required) => !attributes.has(required));
  if (missing !== undefined) {
    throw refuseFile(place, 'reasons:pls_attribute_missing', missing);
  }
  if (name === 'lexicon' && attributes.get('version') !== '1.0') {
    throw refuseFile(place, 'reasons:pls_attribute', 'version');
  }
  const isNamed = attributes.has('name') !== attributes.has('http-equiv');
  if (name === 'meta' && !isNamed) {
    throw refuseFile(place, 'reasons:pls_attribute_missing', 'name');
  }
  const prefer = attributes.get('prefer');
  if (prefer !== undefined && prefer !== 'true' && prefer !== 'false') {
    throw refuseFile(place, 'reasons:pls_attribute', 'prefer');
  }
}
