import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { YourSentence } from '#src/components/your-sentence/your-sentence.tsx';
import { ButtonLink } from '#src/components/ui/button.tsx';
import { pathOf } from '#src/config/paths.ts';
import { isSelling } from '#src/lib/server-facts.ts';
import { useFormat } from '#src/lib/use-format.ts';
import { useLanguage } from '#src/lib/use-language.ts';
import { AuthFrame } from '../auth-frame.tsx';
import formStyles from '../form.module.css';
import { useCountdown } from '../use-countdown.ts';

const leaveAfterSeconds = 5;

export function ConfirmedNotice() {
  const { t } = useTranslation('auth');
  const language = useLanguage();
  const navigate = useNavigate();
  const format = useFormat();
  const seconds = useCountdown(leaveAfterSeconds);

  useEffect(() => {
    if (seconds === 0) {
      void navigate(pathOf(isSelling() ? 'pricing' : 'generate', language), { replace: true });
    }
  }, [seconds, language, navigate]);

  return (
    <AuthFrame title={t('confirmed.title')}>
      <p role="status">{t('confirmed.body')}</p>
      <YourSentence />
      <p role="timer" className={formStyles['fine']}>
        {t('confirmed.countdown', { count: seconds, number: format.number(seconds) })}
      </p>
      <div className={formStyles['ways']}>
        <ButtonLink page="pricing" variant="primary">
          {t('confirmed.now')}
        </ButtonLink>
      </div>
    </AuthFrame>
  );
}
