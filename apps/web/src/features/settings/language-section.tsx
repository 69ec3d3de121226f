import { languageIds, languages, type Language } from '@rakhim/i18n/languages';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ChoiceGroup } from '#src/components/ui/choice-group.tsx';
import { pathOf } from '#src/config/paths.ts';
import { updateAccount } from '#src/lib/accounts.ts';
import { rememberLanguage } from '#src/lib/chosen-language.ts';
import { useLanguage } from '#src/lib/use-language.ts';
import type { SessionUser } from '#src/stores/session-store.ts';
import styles from './settings.module.css';
import { SettingsSection } from './settings-section.tsx';
import { useShowFailure } from '#src/components/failure/use-show-failure.ts';

const options = languageIds.map((id) => ({ value: id, label: languages[id].name, lang: id }));

export function LanguageSection({ user }: { readonly user: SessionUser }) {
  const { t } = useTranslation('settings');
  const navigate = useNavigate();
  const showFailure = useShowFailure();
  const choose = async (chosen: Language) => {
    rememberLanguage(chosen);
    void navigate(pathOf('settings', chosen), { replace: true, preventScrollReset: true });
    try {
      await updateAccount({ data: { language: chosen } });
    } catch (error) {
      showFailure(error);
    }
  };
  const isReadInAnother = useLanguage() !== user.language;
  return (
    <SettingsSection title={t('language.title')} body={t('language.body')}>
      <ChoiceGroup
        label={t('language.title')}
        options={options}
        value={user.language}
        onChoose={(chosen) => void choose(chosen)}
      />
      {isReadInAnother && <p className={styles['example']}>{t('language.differs')}</p>}
    </SettingsSection>
  );
}
