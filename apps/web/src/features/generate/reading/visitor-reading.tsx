import { limits } from '@rakhim/contract/limits';
import { withQueries } from '#src/lib/with-queries.tsx';
import { useReading } from './use-reading.ts';

/** Has a short draft read for somebody without an account. */
export const VisitorReading = withQueries(function VisitorReading() {
  useReading(limits.visitorPreviewCharactersMax);
  return null;
});
