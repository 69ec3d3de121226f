import { latinWays } from '@rakhim/contract';
import { useTranslation } from 'react-i18next';
import { ChoiceGroup } from '#src/components/ui/choice-group.tsx';
import { useDraftStore } from '../draft-store.ts';

/** The way words in Latin letters are said. */
export function LatinChoice() {
  const { t } = useTranslation('generate');
  const latinWords = useDraftStore((draft) => draft.latinWords);
  const chooseLatinWords = useDraftStore((draft) => draft.chooseLatinWords);
  const options = latinWays.map((value) => ({ value, label: t(`reading.latin.${value}`) }));
  return (
    <ChoiceGroup label={t('reading.latin.label')} options={options} value={latinWords} onChoose={chooseLatinWords} />
  );
}
