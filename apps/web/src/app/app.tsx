import { useEffect, useEffectEvent } from 'react';
import { BrowserRouter, useNavigate, useRoutes } from 'react-router-dom';
import { startSession } from '#src/lib/auth-client.ts';
import { announceSessionEnd } from './announce-session-end.ts';
import { finishProviderSignIn } from './finish-provider-sign-in.ts';
import { Providers } from './providers.tsx';
import { routes } from './routes.tsx';

/** The app in a browser. */
export function App() {
  return (
    <Providers>
      <BrowserRouter>
        <Pages />
      </BrowserRouter>
    </Providers>
  );
}

/**
 * The page that the address asks for. Who is signed in is found out once it is there: until then it looks the same for
 * everybody.
 */
export function Pages() {
  const navigate = useNavigate();
  // How to navigate changes with every address; the visit begins once.
  const begin = useEffectEvent(async () => finishProviderSignIn(navigate, await startSession()));
  useEffect(() => {
    announceSessionEnd();
    // In a task of its own: what it finds out is drawn at once, and between the two the page answers.
    setTimeout(() => void begin());
  }, []);
  return useRoutes(routes);
}
