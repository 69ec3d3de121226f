import type { EventEmitter } from 'node:events';

type Handler = (event: { senderFrame: unknown; sender?: unknown }, ...args: unknown[]) => unknown;

/** The calls of the app to Electron so far. */
export const shimState = {
  app: undefined as EventEmitter | undefined,
  isSandboxed: false,
  isFocused: false,
  isReady: false,
  handlers: new Map<string, Handler>(),
  answerScheme: async (_request: Request): Promise<Response> => new Response(null, { status: 404 }),
  /** Answers that the test has laid out for the dialogs to come. */
  openDialogs: [] as string[][],
  saveDialogs: [] as string[],

  async invoke(channel: string, senderFrame: unknown, ...args: unknown[]): Promise<unknown> {
    const handler = shimState.handlers.get(channel);
    if (!handler) {
      throw new Error(`No handler registered for '${channel}'`);
    }
    return handler({ senderFrame }, ...args);
  },
};

/** The system calls of the app, for assertions of tests. */
export const records = {
  windowOpens: [] as { url: string; action: string }[],
  outsideRequests: [] as string[],
  progress: [] as { share: number; mode: string }[],
  opened: [] as string[],
  revealed: [] as string[],
  notifications: [] as { title: string; body: string }[],
  power: [] as string[],
  trays: 0,
  menu: [] as unknown[],
  permissions: {} as Record<string, unknown>,
};
