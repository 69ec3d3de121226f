import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '#src/components/ui/button.tsx';
import { pathOf } from '#src/config/paths.ts';
import { chosenLanguage } from '#src/lib/chosen-language.ts';
import { type MailedLink, readMailedLink } from '#src/lib/mailed-link.ts';
import { keepPostLoginPath, peekPostLoginPath } from '#src/lib/post-login-path.ts';
import { useHydrated } from '#src/lib/use-hydrated.ts';
import { useLanguage } from '#src/lib/use-language.ts';
import { showToast } from '#src/stores/toast-store.ts';
import formStyles from '../form.module.css';

/** A token works once, so each is sent once, however often the page is rendered. */
const followed = new Set<string>();

/**
 * The ways into the demo account of a local run: the link that the terminal printed, which brings its token behind the
 * hash, and a button. The server says in the head of the page whether it offers the button; in production it never
 * does.
 */
export function DemoSignIn() {
  const { t } = useTranslation('auth');
  const language = useLanguage();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const isHydrated = useHydrated();
  const [isBusy, setIsBusy] = useState(false);
  const token = readMailedLink(hash, 'magiclink')?.tokenHash;

  useEffect(() => {
    if (token === undefined || followed.has(token)) {
      return;
    }
    const chosen = chosenLanguage();
    if (chosen !== language) {
      void navigate({ pathname: pathOf('login', chosen), hash }, { replace: true });
      return;
    }
    followed.add(token);
    // The guard of the page redirects a person who has signed in.
    keepPostLoginPath(pathOf('generate', language));
    void signInBy({ tokenHash: token, type: 'magiclink' }).then(
      () => showToast({ title: t('demo.success'), body: t('login.welcome') }),
      () => {
        void navigate({ hash: '' }, { replace: true });
        showToast({ title: t('link.expired'), body: t('demo.expired'), tone: 'danger' });
      },
    );
  }, [token, hash, language, navigate, t]);

  const signIn = async () => {
    setIsBusy(true);
    keepPostLoginPath(peekPostLoginPath(language) ?? pathOf('generate', language));
    try {
      const { askForDemoLink } = await import('#src/lib/accounts.ts');
      await signInBy(await askForDemoLink());
      showToast({ title: t('demo.success'), body: t('login.welcome') });
    } catch {
      setIsBusy(false);
      showToast({ title: t('demo.failed'), body: t('google.returned.body'), tone: 'danger' });
    }
  };
  return isHydrated && isOffered() ? (
    <div className={formStyles['form']}>
      <Button isWide isBusy={isBusy} onClick={() => void signIn()}>
        {t('demo.submit')}
      </Button>
      <p className={formStyles['fine']}>{t('demo.hint')}</p>
    </div>
  ) : null;
}

function isOffered(): boolean {
  return document.querySelector('meta[name="demo-sign-in"][content="offered"]') !== null;
}

async function signInBy(link: MailedLink): Promise<void> {
  const { followMailedLink } = await import('#src/lib/accounts.ts');
  await followMailedLink(link);
}
