import type { PlanId } from '@rakhim/contract/plans';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Button } from '#src/components/ui/button.tsx';
import { pathOf } from '#src/config/paths.ts';
import { keepPostLoginPath } from '#src/lib/post-login-path.ts';
import { useLanguage } from '#src/lib/use-language.ts';
import { useSessionStore } from '#src/stores/session-store.ts';
import { showToast } from '#src/stores/toast-store.ts';
import { buttonVariantOf } from './button-variant-of.ts';
import type { MemberPlans } from './member-checkout.tsx';
import { PlanList } from './plan-list.tsx';

/** Only those who are in need its code. */
const MemberCheckout = lazy(() =>
  import('./member-checkout.tsx').then(({ MemberCheckout: Component }) => ({ default: Component })),
);

/**
 * The plans and their buttons, the same for everybody: what is chosen before it is known who chooses is kept until
 * then.
 */
export function PlansToChoose() {
  const { t } = useTranslation('pricing');
  const status = useSessionStore((session) => session.status);
  const [wanted, setWanted] = useState<PlanId>();
  const [member, setMember] = useState<MemberPlans>();
  const forget = useCallback(() => setWanted(undefined), []);
  const askToLogIn = useAskToLogIn();
  useEffect(() => {
    if (wanted !== undefined && status === 'signed-out') {
      void askToLogIn().then(forget);
    }
  }, [wanted, status, forget, askToLogIn]);
  const chosen = member?.chosenPlan ?? wanted;
  return (
    <>
      {status === 'signed-in' && (
        <Suspense>
          <MemberCheckout wanted={wanted} onTaken={forget} onChange={setMember} />
        </Suspense>
      )}
      <PlanList
        renderAction={(plan, describedBy) => {
          const isOwn = plan === member?.currentPlan;
          return (
            <Button
              variant={isOwn ? 'secondary' : buttonVariantOf(plan)}
              isWide
              aria-describedby={describedBy}
              isBusy={chosen === plan}
              disabled={isOwn || (chosen !== undefined && chosen !== plan)}
              onClick={() => setWanted(plan)}
            >
              {isOwn ? t('current') : t(chosen === plan ? 'processing' : 'subscribe')}
            </Button>
          );
        }}
      />
    </>
  );
}

/** Subscribing leads visitors to the login, and from there back here. */
function useAskToLogIn(): () => Promise<void> {
  const { t } = useTranslation('pricing');
  const language = useLanguage();
  const navigate = useNavigate();
  return useCallback(async () => {
    showToast({ title: t('loginRequired'), body: t('loginRequiredBody') });
    keepPostLoginPath(pathOf('pricing', language));
    await navigate(pathOf('login', language));
  }, [t, language, navigate]);
}
