import type { PlanId } from '@rakhim/contract/plans';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { SubscriptionFailure } from '#src/components/subscription-failure/subscription-failure.ts';
import { pathOf } from '#src/config/paths.ts';
import { keepPostLoginPath } from '#src/lib/post-login-path.ts';
import { useLanguage } from '#src/lib/use-language.ts';
import type { Standing } from './member-checkout.ts';
import { usePageRestored } from '#src/lib/use-page-restored.ts';
import { useSessionStore, whenSessionKnown } from '#src/stores/session-store.ts';
import { showToast } from '#src/stores/toast-store.ts';

/** The plan that was clicked, and whether its payment page is being prepared. */
interface Choice {
  readonly plan: PlanId;
  readonly isPreparing: boolean;
}

/** Loads the code that talks to the server, which members alone need. */
const loadMemberCheckout = () => import('./member-checkout.ts');

/**
 * The way from a click on a plan to its payment page. Visitors, and members whose session has ended, log in first and
 * come back.
 */
export function useCheckout() {
  const [choice, setChoice] = useState<Choice>();
  const [failure, setFailure] = useState<SubscriptionFailure>();
  const { askToLogIn, logInAgain } = useLogInFirst();
  usePageRestored(() => setChoice(undefined));
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  async function subscribe(plan: PlanId): Promise<void> {
    setChoice({ plan, isPreparing: false });
    if ((await whenSessionKnown()) === 'signed-out') {
      await askToLogIn();
      return;
    }
    const { readStanding, requestCheckout } = await loadMemberCheckout();
    // When the plan cannot be read, the server decides again at the checkout.
    if ((await readStanding().catch(() => undefined))?.plan === plan) {
      setChoice(undefined);
      return;
    }
    setChoice({ plan, isPreparing: true });
    const answer = await requestCheckout(plan);
    if (isLeft.current) {
      return;
    }
    if ('url' in answer) {
      // The button stays busy until the browser has left.
      location.assign(answer.url);
      return;
    }
    setChoice(undefined);
    if (answer.failure.kind === 'auth') {
      await logInAgain();
    } else {
      setFailure(answer.failure);
    }
  }

  return {
    choice,
    failure,
    subscribe: (plan: PlanId) =>
      // Its code could not be loaded: the button can be clicked again.
      void subscribe(plan).catch(() => setChoice(undefined)),
    closeFailure: () => setFailure(undefined),
  };
}

/** The standing of the account; undefined for visitors, and while it loads. */
export function useStanding(): Standing | undefined {
  const account = useSessionStore((session) => session.user?.id);
  const [known, setKnown] = useState<{ readonly account: string; readonly standing: Standing }>();
  useEffect(() => {
    if (account !== undefined) {
      void loadMemberCheckout()
        .then(({ readStanding }) => readStanding())
        .then((standing) => setKnown({ account, standing }))
        .catch(() => undefined);
    }
  }, [account]);
  return known?.account === account ? known?.standing : undefined;
}

function useLogInFirst() {
  const { t } = useTranslation('pricing');
  const language = useLanguage();
  const navigate = useNavigate();
  const logIn = async () => {
    keepPostLoginPath(pathOf('pricing', language));
    await navigate(pathOf('login', language));
  };
  return {
    askToLogIn(): Promise<void> {
      showToast({ title: t('loginRequired'), body: t('loginRequiredBody') });
      return logIn();
    },
    logInAgain(): Promise<void> {
      // The end of a session is announced once, for all pages; only what was not an end is said here.
      if (useSessionStore.getState().end !== 'expired') {
        showToast({ title: t('expired'), body: t('expiredBody'), tone: 'danger' });
      }
      return logIn();
    },
  };
}
