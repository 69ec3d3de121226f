import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Button } from '#src/components/ui/button.tsx';
import { pathOf } from '#src/config/paths.ts';
import { keepPostLoginPath } from '#src/lib/post-login-path.ts';
import { useLanguage } from '#src/lib/use-language.ts';
import { showToast } from '#src/stores/toast-store.ts';
import { PlanList } from './plan-list.tsx';
import { buttonVariantOf } from './button-variant-of.ts';

/** The plans for whoever has not signed in: subscribing leads to the login, and from there back here. */
export function VisitorPlans() {
  const { t } = useTranslation('pricing');
  const language = useLanguage();
  const navigate = useNavigate();
  const askToLogIn = () => {
    showToast({ title: t('loginRequired'), body: t('loginRequiredBody') });
    keepPostLoginPath(pathOf('pricing', language));
    void navigate(pathOf('login', language));
  };
  return (
    <PlanList
      renderAction={(plan, describedBy) => (
        <Button variant={buttonVariantOf(plan)} isWide aria-describedby={describedBy} onClick={askToLogIn}>
          {t('subscribe')}
        </Button>
      )}
    />
  );
}
