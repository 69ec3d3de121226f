import { useEffect } from 'react';
import { BrowserRouter, useNavigate, useRoutes } from 'react-router-dom';
import { startSession } from '#src/lib/auth-client.ts';
import { announceSessionEnd } from './announce-session-end.ts';
import { finishProviderSignIn } from './finish-provider-sign-in.ts';
import { Providers } from './providers.tsx';
import { routes } from './routes.tsx';

/** The page that the address asks for. */
export function Pages() {
  return useRoutes(routes);
}

/** The app in a browser. */
export function App() {
  return (
    <Providers>
      <BrowserRouter>
        <Pages />
        <SessionStart />
      </BrowserRouter>
    </Providers>
  );
}

/** Finds out who is signed in once the first page is there, which looks the same for everybody until then. */
function SessionStart() {
  const navigate = useNavigate();
  useEffect(() => {
    announceSessionEnd();
    void startSession().then((start) => finishProviderSignIn(navigate, start));
    // Once: how to navigate changes with every address, and where to is absolute here.
  }, []);
  return null;
}
