import { create } from 'zustand';

export interface Toast {
  readonly id: number;
  readonly title: string;
  readonly body?: string | undefined;
  readonly tone: 'neutral' | 'danger';
  /** What it is about: a later message about the same thing takes its place. */
  readonly topic?: string | undefined;
  /** One thing that can be done about it, such as taking back what was done. */
  readonly action?: { readonly label: string; readonly run: () => void } | undefined;
}

interface ToastState {
  readonly toasts: readonly Toast[];
  show(toast: Pick<Toast, 'title' | 'body' | 'topic' | 'action'> & { readonly tone?: Toast['tone'] }): void;
  dismiss(id: number): void;
}

/** The most messages shown at once; more would hide the page. */
const shownMax = 3;
let lastId = 0;

/** Short messages that come and go by themselves. */
export const useToastStore = create<ToastState>()((set) => ({
  toasts: [],
  show({ tone = 'neutral', ...message }) {
    lastId += 1;
    const toast = { id: lastId, tone, ...message };
    const isOther = ({ topic }: Toast): boolean => topic === undefined || topic !== toast.topic;
    set(({ toasts }) => ({ toasts: [...toasts.filter(isOther), toast].slice(-shownMax) }));
  },
  dismiss: (id) => set(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) })),
}));

/** Shows a message from anywhere. */
export const showToast = (toast: Parameters<ToastState['show']>[0]): void => useToastStore.getState().show(toast);
