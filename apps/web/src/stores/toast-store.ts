import { create } from 'zustand';

export interface Toast {
  readonly id: number;
  readonly title: string;
  readonly body?: string | undefined;
  readonly tone: 'neutral' | 'danger';
}

interface ToastState {
  readonly toasts: readonly Toast[];
  show(toast: { title: string; body?: string | undefined; tone?: Toast['tone'] }): void;
  dismiss(id: number): void;
}

/** More at once would hide the page. */
const shownMax = 3;
let lastId = 0;

/** Short messages that come and go by themselves. */
export const useToastStore = create<ToastState>()((set) => ({
  toasts: [],
  show({ title, body, tone = 'neutral' }) {
    lastId += 1;
    const toast = { id: lastId, title, body, tone };
    set(({ toasts }) => ({ toasts: [...toasts, toast].slice(-shownMax) }));
  },
  dismiss: (id) => set(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) })),
}));

/** Shows a message from anywhere. */
export const showToast = (toast: Parameters<ToastState['show']>[0]): void => useToastStore.getState().show(toast);
