import { create } from 'zustand';

export interface Toast {
  readonly id: number;
  readonly title: string;
  readonly body?: string | undefined;
  readonly tone: 'neutral' | 'danger';
  /** One thing that can be done about it, such as taking back what was done. */
  readonly action?: { readonly label: string; readonly run: () => void } | undefined;
}

interface ToastState {
  readonly toasts: readonly Toast[];
  show(toast: { title: string; body?: string | undefined; tone?: Toast['tone']; action?: Toast['action'] }): void;
  dismiss(id: number): void;
}

/** The most messages shown at once; more would hide the page. */
const shownMax = 3;
let lastId = 0;

/** Short messages that come and go by themselves. */
export const useToastStore = create<ToastState>()((set) => ({
  toasts: [],
  show({ title, body, tone = 'neutral', action }) {
    lastId += 1;
    const toast = { id: lastId, title, body, tone, action };
    set(({ toasts }) => ({ toasts: [...toasts, toast].slice(-shownMax) }));
  },
  dismiss: (id) => set(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) })),
}));

/** Shows a message from anywhere. */
export const showToast = (toast: Parameters<ToastState['show']>[0]): void => useToastStore.getState().show(toast);
