import { limits } from '@rakhim/contract/limits';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/lib/use-format.ts';
import { useSessionStore } from '#src/stores/session-store.ts';
import { useReadingStore } from '../reading/reading-store.ts';

/** What shows a reading; loaded once there is one. */
const VowelledSheet = lazy(async () => ({ default: (await import('./vowelled-sheet.tsx')).VowelledSheet }));
const Review = lazy(async () => ({ default: (await import('./review.tsx')).Review }));

const MarkupProblem = lazy(async () => ({ default: (await import('./markup-problem.tsx')).MarkupProblem }));

/** The reading of the text, over the text as it was typed. */
export function SheetReading() {
  const isThere = useReadingStore(({ preview }) => preview !== undefined);
  return (
    isThere && (
      <Suspense>
        <VowelledSheet />
      </Suspense>
    )
  );
}

/**
 * What is to be said of the reading: that there is none yet, or which of its words deserve a look. Each has a boundary
 * of its own: in a shared one, React would keep the one that goes, hidden, until the code of the other is there.
 */
export function SheetReview() {
  const { t } = useTranslation('generate');
  const format = useFormat();
  const isThere = useReadingStore(({ preview }) => preview !== undefined);
  const isFailed = useReadingStore((reading) => reading.isFailed);
  const problem = useReadingStore((reading) => reading.problem);
  const isVisitor = useSessionStore(({ status }) => status !== 'signed-in');
  if (isThere) {
    return (
      <Suspense key="review">
        <Review />
      </Suspense>
    );
  }
  if (problem) {
    return (
      <Suspense key="problem">
        <MarkupProblem {...problem} />
      </Suspense>
    );
  }
  if (isVisitor) {
    return <p>{t('reading.signedOut', { max: format.number(limits.visitorPreviewCharactersMax) })}</p>;
  }
  return isFailed && <p role="status">{t('reading.failed')}</p>;
}
