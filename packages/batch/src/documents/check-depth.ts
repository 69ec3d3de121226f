import { DocumentError } from './document-error.ts';
import { documentLimits } from './document-limits.ts';

/** @throws DocumentError `file_damaged` when elements stand inside each other as no author puts them. */
export function checkDepth(depth: number): void {
  if (depth > documentLimits.depthMax) {
    throw new DocumentError('file_damaged', 'Too many elements inside each other.');
  }
}
