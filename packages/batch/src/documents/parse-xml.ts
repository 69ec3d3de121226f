import { Parser } from 'htmlparser2';
import { checkDepth } from './check-depth.ts';

type OnElement = (name: string, attributes: Readonly<Record<string, string>>) => void;
type OnText = (name: string, text: string) => void;

/**
 * Walks through XML. Names come in lower case, with their prefix. Document types are not read and only the five
 * entities of XML and numbers are decoded, so a file can neither fetch anything nor multiply itself.
 *
 * @param onText called at the end of an element with the text directly inside it.
 */
export function parseXml(xml: string, onElement?: OnElement, onText?: OnText): void {
  const texts: string[] = [];
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        texts.push('');
        checkDepth(texts.length);
        onElement?.(name, attributes);
      },
      ontext(text) {
        texts.push((texts.pop() ?? '') + text);
      },
      onclosetag(name) {
        onText?.(name, texts.pop() ?? '');
      },
    },
    { xmlMode: true, decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  );
  parser.end(xml);
}
