import { plans } from '@rakhim/contract/plans';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceGroup } from '#src/components/ui/choice-group.tsx';
import { useFormat } from '#src/lib/use-format.ts';
import { calendarChoices, digitChoices, useFormatStore } from '#src/stores/format-store.ts';
import styles from './settings.module.css';
import { SettingsSection } from './settings-section.tsx';

export function FormatSection() {
  const { t } = useTranslation('settings');
  const { digits, calendar, choose } = useFormatStore();
  const format = useFormat();
  const [today] = useState(() => new Date());
  return (
    <SettingsSection title={t('format.title')} body={t('format.body')}>
      <ChoiceGroup
        label={t('format.digits')}
        options={digitChoices.map((value) => ({ value, label: t(`format.${value}`) }))}
        value={digits}
        onChoose={(chosen) => choose({ digits: chosen })}
      />
      <ChoiceGroup
        label={t('format.calendar')}
        options={calendarChoices.map((value) => ({ value, label: t(`format.${value}`) }))}
        value={calendar}
        onChoose={(chosen) => choose({ calendar: chosen })}
      />
      <p className={styles['example']} aria-live="polite">
        {t('format.example', { date: format.date(today), number: format.number(plans.pro.charactersPerPeriod) })}
      </p>
    </SettingsSection>
  );
}
