import { isMemberPath } from '#src/config/paths.ts';
import { readingLanguage } from '#src/lib/chosen-language.ts';
import { keepPostLoginPath } from '#src/lib/post-login-path.ts';
import { getTexts } from '#src/lib/texts.ts';
import { useSessionStore } from '#src/stores/session-store.ts';
import { showToast } from '#src/stores/toast-store.ts';

/**
 * Tells people that their session could not be renewed, and keeps where they were. Nobody is told who left by their own
 * wish.
 */
export function announceSessionEnd(): void {
  useSessionStore.subscribe((now, before) => {
    const wasIn = before.isChecked ? before.status === 'signed-in' : isMemberPath(location.pathname);
    if (now.end !== 'expired' || before.end === 'expired' || !wasIn) {
      return;
    }
    keepPostLoginPath(location.pathname + location.search);
    const t = getTexts(readingLanguage(location.pathname)).getFixedT(null, 'site');
    showToast({ title: t('session.errorTitle'), body: t('session.expired'), tone: 'danger' });
  });
}
