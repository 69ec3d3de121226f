import { X } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type Toast, useToastStore } from '#src/stores/toast-store.ts';
import styles from './toaster.module.css';

const shownMs = 6000;

interface ToasterProps {
  /**
   * The place of the messages, clear of the buttons they are about: below the middle of a page, or where lines begin,
   * above the bar at the foot of the window.
   */
  readonly place: 'middle' | 'start';
}

/** The region in which toasts appear; screen readers announce each once. Failures stay until they are closed. */
export function Toaster({ place }: ToasterProps) {
  const { t } = useTranslation();
  const { toasts, dismiss } = useToastStore();
  return (
    <section className={styles['toaster']} data-place={place} aria-label={t('status.notification')} aria-live="polite">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} closeLabel={t('actions.close')} onDismiss={dismiss} />
      ))}
    </section>
  );
}

interface ToastCardProps {
  readonly toast: Toast;
  readonly closeLabel: string;
  /** Stays the same, so that no later message makes this one stay longer. */
  readonly onDismiss: (id: number) => void;
}

function ToastAction({ label, run, onDone }: NonNullable<Toast['action']> & { readonly onDone: () => void }) {
  const act = () => {
    run();
    onDone();
  };
  return (
    <button type="button" className={styles['action']} onClick={act}>
      {label}
    </button>
  );
}

function ToastCard({ toast, closeLabel, onDismiss }: ToastCardProps) {
  const close = () => onDismiss(toast.id);
  useEffect(() => {
    if (toast.tone === 'danger') {
      return undefined;
    }
    const timer = setTimeout(() => onDismiss(toast.id), shownMs);
    return () => clearTimeout(timer);
  }, [toast, onDismiss]);
  return (
    <div className={styles['toast']} data-tone={toast.tone}>
      <div>
        <p className={styles['title']}>{toast.title}</p>
        {toast.body && <p>{toast.body}</p>}
      </div>
      {toast.action && <ToastAction {...toast.action} onDone={close} />}
      <button type="button" className={styles['close']} aria-label={closeLabel} onClick={close}>
        <X size={18} aria-hidden="true" />
      </button>
    </div>
  );
}
