import { latinWays } from '@rakhim/contract';
import { useTranslation } from 'react-i18next';
import { ChoiceGroup } from '#src/components/ui/choice-group.tsx';
import { useDraftStore } from '../draft-store.ts';

/** How words in Latin letters are said; asked where there are any. */
export function LatinChoice() {
  const { t } = useTranslation('generate');
  const { latinWords, chooseLatinWords } = useDraftStore();
  const options = latinWays.map((value) => ({ value, label: t(`reading.latin.${value}`) }));
  return (
    <ChoiceGroup label={t('reading.latin.label')} options={options} value={latinWords} onChoose={chooseLatinWords} />
  );
}
