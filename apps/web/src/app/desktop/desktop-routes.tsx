import { type ComponentType, lazy } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import { BatchScreen } from '#src/features/batch/batch-screen.tsx';
import { KeyScreen } from '#src/features/key/key-screen.tsx';
import { chosenLanguage } from '#src/lib/chosen-language.ts';
import { DesktopLayout } from './desktop-layout.tsx';
import { KeyedScreen } from './keyed-screen.tsx';

/** The web app's own; the window opens with the batch, so their code can wait. */
const Studio = lazy(async () => ({ default: (await import('#src/features/generate/generate-page.tsx')).GeneratePage }));
const Lexicon = lazy(async () => ({ default: (await import('#src/features/lexicon/key-lexicon.tsx')).KeyLexicon }));
const Dashboard = lazy(async () => ({
  default: (await import('#src/features/dashboard/key-dashboard.tsx')).KeyDashboard,
}));

function ToBatch() {
  return <Navigate to={`/${chosenLanguage()}/batch`} replace />;
}

function keyed(Screen: ComponentType) {
  return (
    <KeyedScreen>
      <Screen />
    </KeyedScreen>
  );
}

/** Every address of the desktop app. */
export const desktopRoutes: RouteObject[] = [
  {
    path: '/:language',
    element: <DesktopLayout />,
    children: [
      { path: 'batch', element: <BatchScreen /> },
      { path: 'generate', element: keyed(Studio) },
      { path: 'lexicon', element: keyed(Lexicon) },
      { path: 'dashboard', element: keyed(Dashboard) },
      { path: 'key', element: <KeyScreen /> },
      { path: '*', element: <ToBatch /> },
    ],
  },
  { path: '*', element: <ToBatch /> },
];
