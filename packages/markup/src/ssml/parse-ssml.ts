import type { VoiceId } from '@rakhim/contract';
import { SaxesParser } from 'saxes';
import { MarkupError } from '../markup-error.ts';
import { markupLimits } from '../markup-limits.ts';
import { plainStyle } from '../plan/plain-style.ts';
import type { SpeechPlan } from '../plan/speech-plan.ts';
import { createDocumentReader } from './document-reader.ts';
import { scanTags } from './scan-tags.ts';

export interface ParseOptions {
  /** The voice that speaks where the document names none. */
  readonly voice: VoiceId;
}

/**
 * Reads a document of SSML 1.1 into a plan. Nothing is fetched or expanded: document types, processing instructions and
 * entities other than XML's own five are refused, and so is everything that could not be followed.
 *
 * @throws MarkupError with the place of what is wrong.
 */
export function parseSsml(source: string, options: ParseOptions): SpeechPlan {
  if (source.length > markupLimits.lengthMax) {
    throw new MarkupError(source, markupLimits.lengthMax, 'too_long', { expected: String(markupLimits.lengthMax) });
  }
  const reader = createDocumentReader(source, plainStyle(options.voice));
  return scanTags(source, reader) ? reader.finish() : parseXml(source, options);
}

/** Reads any document, with a parser of XML. */
export function parseXml(source: string, { voice }: ParseOptions): SpeechPlan {
  const reader = createDocumentReader(source, plainStyle(voice));
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
