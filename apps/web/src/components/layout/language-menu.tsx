import { languageIds, languages } from '@rakhim/i18n/languages';
import { Globe } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, useId, useState } from 'react';
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
export function LanguageMenu({ opens = 'below' }: { readonly opens?: 'below' | 'in-place' }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { pathname, search, hash } = useLocation();
  const id = useId();
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
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className="visually-hidden">{t('language.label')}: </span>
        {languages[language].name}
      </Button>
      <ul id={id} role="list" className={styles['list']} data-opens={opens} hidden={!isOpen}>
        {languageIds.map((choice) => (
          <li key={choice}>
            <Link
              to={inLanguage(choice, pathname) + search + hash}
              className={styles['language']}
              lang={choice}
              hrefLang={choice}
              aria-current={choice === language || undefined}
              onClick={() => {
                rememberLanguage(choice);
                setIsOpen(false);
              }}
            >
              {languages[choice].name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
