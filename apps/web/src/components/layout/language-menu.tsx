import { languageIds, languages } from '@rakhim/i18n/languages';
import { Globe } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { Button } from '#src/components/ui/button.tsx';
import { inLanguage } from '#src/config/paths.ts';
import { rememberLanguage } from '#src/lib/chosen-language.ts';
import { useLanguage } from '#src/lib/use-language.ts';
import styles from './language-menu.module.css';

/**
 * Changes the language and keeps the place: only the prefix of the path is swapped. Two links need no library to be
 * shown.
 */
export function LanguageMenu() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { pathname, search, hash } = useLocation();
  const [isOpen, setIsOpen] = useState(false);

  function closeWhenLeft(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) {
      setIsOpen(false);
    }
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      setIsOpen(false);
    }
  }

  return (
    <div className={styles['menu']} onBlur={closeWhenLeft} onKeyDown={closeOnEscape}>
      <Button
        variant="quiet"
        icon={<Globe size={18} aria-hidden="true" />}
        aria-expanded={isOpen}
        aria-controls="languages"
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className="visually-hidden">{t('language.label')}: </span>
        {languages[language].name}
      </Button>
      <ul id="languages" role="list" className={styles['list']} hidden={!isOpen}>
        {languageIds.map((id) => (
          <li key={id}>
            <Link
              to={inLanguage(id, pathname) + search + hash}
              className={styles['language']}
              lang={id}
              hrefLang={id}
              aria-current={id === language || undefined}
              onClick={() => {
                rememberLanguage(id);
                setIsOpen(false);
              }}
            >
              {languages[id].name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
