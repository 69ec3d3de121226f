import { latinReadings } from '@rakhim/contract';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceGroup } from '#src/components/ui/choice-group.tsx';
import { useDraftStore } from '../draft-store.ts';
import { useReadingStore } from '../reading/reading-store.ts';
import { useStudioStore } from '../studio-store.ts';
import { WarningList } from './warning-list.tsx';

const Takes = lazy(async () => ({ default: (await import('../takes/takes.tsx')).Takes }));

/** What depends on what the text is and on what was made; loaded once there is any of it. */
export function MoreSettings({ isMember }: { readonly isMember: boolean }) {
  const hasLatin = useReadingStore(({ preview }) => preview?.spans.some(({ rule }) => rule === 'latin'));
  const ofText = useReadingStore(({ preview }) => preview?.warnings);
  const ofSound = useStudioStore(({ made }) => made?.utterance.warnings);
  const warnings = [...(ofText ?? []), ...(ofSound ?? [])];
  return (
    <>
      {hasLatin && <LatinChoice />}
      {warnings.length > 0 && <WarningList warnings={warnings} />}
      <Suspense>{isMember && <Takes />}</Suspense>
    </>
  );
}

/** The way words in Latin letters are said. */
function LatinChoice() {
  const { t } = useTranslation('studio');
  const latinWords = useDraftStore((draft) => draft.latinWords);
  const chooseLatinWords = useDraftStore((draft) => draft.chooseLatinWords);
  const options = latinReadings.map((value) => ({ value, label: t(`latin.${value}`) }));
  return <ChoiceGroup label={t('latin.label')} options={options} value={latinWords} onChoose={chooseLatinWords} />;
}
