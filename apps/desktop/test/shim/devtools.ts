interface Answer {
  readonly id?: number;
  readonly sessionId?: string;
  readonly method?: string;
  readonly params?: Record<string, unknown>;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

type Listener = (params: never) => void;

/** One page of the browser, as its developer tools see it. */
export interface DevtoolsSession {
  send<R = Readonly<Record<string, string>>>(method: string, params?: object): Promise<R>;
  on<P>(method: string, listener: (params: P) => void): void;
}

export interface Devtools extends DevtoolsSession {
  attach(targetId: string): Promise<DevtoolsSession>;
}

/** Speaks the DevTools protocol with a browser that is already running. */
export async function connectDevtools(address: string): Promise<Devtools> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  const listeners = new Map<string, Listener[]>();
  let lastId = 0;

  socket.addEventListener('message', ({ data }) => {
    const { id, sessionId = '', method, params, result, error } = JSON.parse(String(data)) as Answer;
    if (id !== undefined) {
      const { resolve, reject } = waiting.get(id) ?? { resolve: () => {}, reject: () => {} };
      waiting.delete(id);
      if (error) {
        reject(new Error(`DevTools: ${error.message}`));
      } else {
        resolve(result);
      }
    } else {
      listeners.get(`${sessionId} ${method}`)?.forEach((listener) => listener(params as never));
    }
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error('DevTools: no connection')));
  });

  function session(sessionId?: string): DevtoolsSession {
    return {
      send: <R>(method: string, params: object = {}) =>
        new Promise<R>((resolve, reject) => {
          lastId += 1;
          waiting.set(lastId, { resolve: (value) => resolve(value as R), reject });
          socket.send(JSON.stringify({ id: lastId, method, params, ...(sessionId && { sessionId }) }));
        }),
      on(method, listener) {
        const key = `${sessionId ?? ''} ${method}`;
        listeners.set(key, [...(listeners.get(key) ?? []), listener]);
      },
    };
  }

  const browser = session();
  return {
    ...browser,
    async attach(targetId) {
      const { sessionId } = await browser.send('Target.attachToTarget', { targetId, flatten: true });
      return session(sessionId);
    },
  };
}
