import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { pathOf } from '#src/config/paths.ts';
import { takePostLoginPath } from '#src/lib/post-login-path.ts';
import { useLanguage } from '#src/lib/use-language.ts';
import { useSessionStore } from '#src/stores/session-store.ts';

/**
 * A page that makes no sense to somebody who has signed in: they go on to where they were going. This is also what
 * happens after a login.
 */
export function GuestPage({ children }: { readonly children: ReactNode }) {
  const isSignedIn = useSessionStore((session) => session.isChecked && session.status === 'signed-in');
  const language = useLanguage();
  const navigate = useNavigate();
  useEffect(() => {
    if (isSignedIn) {
      void navigate(takePostLoginPath(language) ?? pathOf('dashboard', language), { replace: true });
    }
  }, [isSignedIn, language, navigate]);
  return children;
}
