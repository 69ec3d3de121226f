import { Navigate, type RouteObject } from 'react-router-dom';
import { BatchScreen } from '#src/features/batch/batch-screen.tsx';
import { KeyScreen } from '#src/features/key/key-screen.tsx';
import { chosenLanguage } from '#src/lib/chosen-language.ts';
import { DesktopLayout } from './desktop-layout.tsx';

function ToBatch() {
  return <Navigate to={`/${chosenLanguage()}/batch`} replace />;
}

/** Every address of the desktop app. */
export const desktopRoutes: RouteObject[] = [
  {
    path: '/:language',
    element: <DesktopLayout />,
    children: [
      { path: 'batch', element: <BatchScreen /> },
      { path: 'key', element: <KeyScreen /> },
      { path: '*', element: <ToBatch /> },
    ],
  },
  { path: '*', element: <ToBatch /> },
];
