import { countCharacters } from '@rakhim/contract/characters';
import { limits } from '@rakhim/contract/limits';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LiveReading } from '#src/components/live-reading/live-reading.tsx';
import { ButtonLink } from '#src/components/ui/button.tsx';
import { pathOf } from '#src/config/paths.ts';
import { carryDraftText } from '#src/lib/draft-text.ts';
import { keepPostLoginPath } from '#src/lib/post-login-path.ts';
import { useFormat } from '#src/lib/use-format.ts';
import { useLanguage } from '#src/lib/use-language.ts';
import { useSessionStore } from '#src/stores/session-store.ts';
import styles from './live-line.module.css';

const { visitorPreviewCharactersMax: max } = limits;

/**
 * A sentence of one's own, and how it is read: before there is an account. The text goes along to the studio, whichever
 * way leads there.
 */
export function LiveLine() {
  const { t } = useTranslation('home');
  const format = useFormat();
  const language = useLanguage();
  const id = useId();
  const [text, setText] = useState('');
  const isMember = useSessionStore((session) => session.status === 'signed-in');
  const count = countCharacters(text);

  function write(next: string) {
    setText(next);
    carryDraftText(next);
  }

  return (
    <section className={styles['line']} aria-labelledby={`${id}-title`}>
      <label id={`${id}-title`} htmlFor={id} className={styles['label']}>
        {t('live.label')}
      </label>
      <textarea
        id={id}
        className={styles['area']}
        dir="rtl"
        lang="ar"
        rows={2}
        spellCheck={false}
        placeholder={t('live.placeholder')}
        aria-describedby={`${id}-note`}
        value={text}
        onChange={(event) => write(event.target.value)}
      />
      <p id={`${id}-note`} className={`${styles['note']} tabular`} data-wrong={count > max || undefined}>
        {t('live.note', { number: format.number(count), max: format.number(max) })}
      </p>
      <LiveReading text={text} />
      {text.trim() !== '' && (
        <div className={styles['actions']}>
          {isMember ? (
            <ButtonLink page="generate" variant="primary" state={{ speaks: true }}>
              {t('live.hear')}
            </ButtonLink>
          ) : (
            <ButtonLink
              page="register"
              variant="primary"
              onClick={() => keepPostLoginPath(pathOf('generate', language))}
            >
              {t('live.register')}
            </ButtonLink>
          )}
          <p className={styles['note']} data-selling>
            {t('live.trial')}
          </p>
        </div>
      )}
    </section>
  );
}
