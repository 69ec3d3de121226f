import {
  batchConflicts,
  batchDivisions,
  batchFormats,
  batchSubtitles,
  type JobSettings,
  latinReadings,
} from '@rakhim/contract/desktop';
import { dialects } from '@rakhim/contract/dialects';
import { voices } from '@rakhim/contract/voices';
import { useTranslation } from 'react-i18next';
import { useShowDesktopFailure } from '#src/components/failure/use-show-desktop-failure.ts';
import { Button } from '#src/components/ui/button.tsx';
import { SelectField } from '#src/components/ui/select-field.tsx';
import { TextField } from '#src/components/ui/text-field.tsx';
import { callDesktop } from '#src/lib/desktop-bridge.ts';
import { useLanguage } from '#src/lib/use-language.ts';
import styles from './settings-fields.module.css';

interface SettingsFieldsProps {
  readonly settings: JobSettings;
  readonly folderName: string | undefined;
  readonly onChange: (change: Partial<JobSettings>) => void;
  readonly onFolder: (folder: { readonly id: string; readonly name: string } | undefined) => void;
}

/** The way a file is to be read, and where its sound goes. */
export function SettingsFields({ settings, folderName, onChange, onFolder }: SettingsFieldsProps) {
  const { t } = useTranslation(['batch', 'studio']);
  const language = useLanguage();
  const showFailure = useShowDesktopFailure();
  const dialectName = (id: string) => dialects.find((dialect) => dialect.id === id)?.name[language] ?? '';
  const chooseFolder = () =>
    void callDesktop('folder.choose', {}).then(
      ({ id, name }) => id !== undefined && onFolder({ id, name: name ?? '' }),
      showFailure,
    );

  return (
    <>
      <SelectField
        isStacked
        label={t('settings.voice')}
        value={settings.voice}
        options={voices.map((voice) => ({
          value: voice.id,
          label: `${dialectName(voice.dialect)} · ${voice.name[language]}`,
        }))}
        onChoose={(voice) => onChange({ voice })}
      />
      <TextField
        label={t('settings.style')}
        hint={t('settings.styleHint')}
        value={settings.style ?? ''}
        onChange={(event) => onChange({ style: event.target.value })}
      />
      <SelectField
        isStacked
        label={t('studio:latin.label')}
        value={settings.latinWords ?? latinReadings[0]}
        options={latinReadings.map((value) => ({ value, label: t(`studio:latin.${value}`) }))}
        onChoose={(latinWords) => onChange({ latinWords })}
      />
      <div className={styles['pair']}>
        <SelectField
          isStacked
          label={t('settings.format')}
          value={settings.format}
          options={batchFormats.map((value) => ({ value, label: value.toUpperCase() }))}
          onChoose={(format) => onChange({ format })}
        />
        <SelectField
          isStacked
          label={t('settings.subtitles')}
          value={settings.subtitles}
          options={batchSubtitles.map((value) => ({
            value,
            label: value === 'none' ? t('settings.noSubtitles') : value.toUpperCase(),
          }))}
          onChoose={(subtitles) => onChange({ subtitles })}
        />
      </div>
      <SelectField
        isStacked
        label={t('settings.division')}
        value={settings.division}
        options={batchDivisions.map((value) => ({ value, label: t(`settings.divisions.${value}`) }))}
        onChoose={(division) => onChange({ division })}
      />
      <div className={styles['folder']}>
        <p className={styles['label']}>{t('settings.folder')}</p>
        <p className={styles['where']}>
          {folderName === undefined ? t('settings.besideSource') : <bdi>{folderName}</bdi>}
        </p>
        <Button size="small" onClick={chooseFolder}>
          {t('settings.chooseFolder')}
        </Button>
        {folderName !== undefined && (
          <Button size="small" variant="quiet" onClick={() => onFolder(undefined)}>
            {t('settings.besideAgain')}
          </Button>
        )}
      </div>
      <TextField
        label={t('settings.template')}
        hint={t('settings.templateHint')}
        value={settings.template}
        onChange={(event) => onChange({ template: event.target.value })}
      />
      <SelectField
        isStacked
        label={t('settings.onConflict')}
        value={settings.onConflict}
        options={batchConflicts.map((value) => ({ value, label: t(`settings.conflicts.${value}`) }))}
        onChoose={(onConflict) => onChange({ onConflict })}
      />
    </>
  );
}
