import type { NavigateFunction } from 'react-router-dom';
import { pathOf } from '#src/config/paths.ts';
import { readingLanguage } from '#src/lib/chosen-language.ts';
import type { SessionStart } from '#src/lib/auth-client.ts';
import { nameOfProvider } from '#src/lib/server-facts.ts';
import { peekPostLoginPath, takePostLoginPath } from '#src/lib/post-login-path.ts';
import { getTexts } from '#src/lib/texts.ts';
import { showToast } from '#src/stores/toast-store.ts';

/**
 * After signing in with Google: on to where somebody was going, in the language they were reading, since the server can
 * only go by the browser's. A code that brought no session, such as one that was used already, leads back to the login.
 */
export async function finishProviderSignIn(navigate: NavigateFunction, start: SessionStart): Promise<void> {
  if (start === 'plain') {
    return;
  }
  const language = readingLanguage(peekPostLoginPath() ?? location.pathname);
  const texts = getTexts(language);
  await texts.loadNamespaces('site');
  const t = texts.getFixedT(null, 'site');
  if (start === 'returned') {
    await navigate(takePostLoginPath() ?? pathOf('dashboard', language), { replace: true });
    showToast({ title: t('session.loginSuccess'), body: t('session.welcome') });
  } else {
    await navigate(pathOf('login', language), { replace: true });
    showToast({
      title: t('session.googleFailed', { provider: nameOfProvider() }),
      body: t('session.tryLater'),
      tone: 'danger',
    });
  }
}
