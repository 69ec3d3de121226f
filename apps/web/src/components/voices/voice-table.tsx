import { dialects } from '@rakhim/contract/dialects';
import { type Gender, genders, voices } from '@rakhim/contract/voices';
import { useTranslation } from 'react-i18next';
import { DataTable } from '#src/components/ui/data-table.tsx';
import { useLanguage } from '#src/lib/use-language.ts';

/** Every dialect with its two voices, and the plans that contain it. */
export function VoiceTable() {
  const { t } = useTranslation();
  const language = useLanguage();
  const voiceOf = (dialect: string, gender: Gender) =>
    voices.find((voice) => voice.dialect === dialect && voice.gender === gender);
  return (
    <DataTable label={t('voices.table.title')} caption={t('voices.table.title')}>
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            {t('voices.table.dialect')}
          </th>
          <th scope="col">{t('voices.table.male')}</th>
          <th scope="col">{t('voices.table.female')}</th>
          <th scope="col">{t('voices.table.plan')}</th>
        </tr>
      </thead>
      <tbody>
        {dialects.map(({ id, name, tier }) => (
          <tr key={id}>
            <th scope="row">
              <code dir="ltr">{id}</code>
            </th>
            <td>{name[language]}</td>
            {genders.map((gender) => (
              <td key={gender}>
                {voiceOf(id, gender)?.name[language]} <code dir="ltr">{voiceOf(id, gender)?.id}</code>
              </td>
            ))}
            <td>{t(`voices.table.${tier}`)}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
