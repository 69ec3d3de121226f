import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Button } from '#src/components/ui/button.tsx';
import { PageBody } from '#src/components/ui/page-body.tsx';
import { PageHeader } from '#src/components/ui/page-header.tsx';

/**
 * Shown when a page could not be loaded or threw. A new version that was just installed is the commonest cause, and
 * loading again cures it.
 */
function PageFailure() {
  const { t } = useTranslation();
  return (
    <PageBody width="reading">
      <PageHeader title={t('failure.title')} lead={t('failure.body')} />
      <div>
        <Button variant="primary" onClick={() => location.reload()}>
          {t('failure.reload')}
        </Button>
      </div>
    </PageBody>
  );
}

interface BoundaryProps {
  readonly path: string;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly path: string;
  readonly hasFailed: boolean;
}

/** React knows such a boundary as a class only. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { path: this.props.path, hasFailed: false };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ path }: BoundaryProps, state: BoundaryState): BoundaryState {
    return path === state.path ? state : { path, hasFailed: false };
  }

  override render() {
    return this.state.hasFailed ? <PageFailure /> : this.props.children;
  }
}

/** Keeps the frame when a page fails, and tries again at the next address. */
export function PageFailureBoundary({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  return <Boundary path={pathname}>{children}</Boundary>;
}
