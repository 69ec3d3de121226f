import { useTranslation } from 'react-i18next';
import { themeChoices, useThemeStore } from '#src/stores/theme-store.ts';
import { themeIcons } from './theme-icons.ts';
import styles from './theme-switch.module.css';

export function ThemeSwitch() {
  const { t } = useTranslation();
  const { choice, choose } = useThemeStore();
  return (
    <div role="radiogroup" aria-label={t('theme.label')} className={styles['switch']}>
      {themeChoices.map((theme) => {
        const Icon = themeIcons[theme];
        return (
          <label key={theme} className={styles['choice']} title={t(`theme.${theme}`)}>
            <input
              type="radio"
              name="theme"
              className="visually-hidden"
              checked={choice === theme}
              onChange={() => choose(theme)}
              aria-label={t(`theme.${theme}`)}
            />
            <Icon size={18} aria-hidden="true" />
          </label>
        );
      })}
    </div>
  );
}
