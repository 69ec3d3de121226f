import { X } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type Toast, useToastStore } from '#src/stores/toast-store.ts';
import styles from './toaster.module.css';

const shownMs = 6000;

/** Where messages appear; screen readers hear each of them once. Those about failures stay until they are closed. */
export function Toaster() {
  const { t } = useTranslation();
  const { toasts, dismiss } = useToastStore();
  return (
    <section className={styles['toaster']} aria-label={t('status.notification')} aria-live="polite">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} closeLabel={t('actions.close')} onClose={() => dismiss(toast.id)} />
      ))}
    </section>
  );
}

interface ToastCardProps {
  readonly toast: Toast;
  readonly closeLabel: string;
  readonly onClose: () => void;
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

function ToastCard({ toast, closeLabel, onClose }: ToastCardProps) {
  useEffect(() => {
    if (toast.tone === 'danger') {
      return undefined;
    }
    const timer = setTimeout(onClose, shownMs);
    return () => clearTimeout(timer);
  }, [toast, onClose]);
  return (
    <div className={styles['toast']} data-tone={toast.tone}>
      <div>
        <p className={styles['title']}>{toast.title}</p>
        {toast.body && <p>{toast.body}</p>}
      </div>
      {toast.action && <ToastAction {...toast.action} onDone={onClose} />}
      <button type="button" className={styles['close']} aria-label={closeLabel} onClick={onClose}>
        <X size={18} aria-hidden="true" />
      </button>
    </div>
  );
}
