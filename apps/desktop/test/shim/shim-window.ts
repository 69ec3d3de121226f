import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import { isOfApp, toApp, toBrowser } from './addresses.ts';
import { connectDevtools, type Devtools, type DevtoolsSession } from './devtools.ts';
import { pageWorld, preloadWorld } from './page-worlds.ts';
import { refuseUnknown } from './refuse-unknown.ts';
import { records, shimState } from './shim-state.ts';
import { openStreamServer } from './stream-server.ts';

/** Requests under these paths of the app's scheme are streamed. */
const streamingPath = '/api/';
let streams: Promise<(address: string) => string> | undefined;
const findStream = async (address: string): Promise<string> =>
  (await (streams ??= openStreamServer((request) => shimState.answerScheme(request))))(address);

let devtools: Promise<Devtools> | undefined;
const openDevtools = (): Promise<Devtools> => (devtools ??= connectDevtools(process.env['RAKHIM_SHIM_BROWSER'] ?? ''));

const required = {
  sandbox: true,
  contextIsolation: true,
  nodeIntegration: false,
  nodeIntegrationInWorker: false,
  nodeIntegrationInSubFrames: false,
  webviewTag: false,
  navigateOnDragDrop: false,
};
const forbidden = ['webSecurity', 'allowRunningInsecureContent', 'experimentalFeatures', 'enableBlinkFeatures'];

interface WindowOptions {
  readonly webPreferences: Record<string, unknown> & { readonly preload: string };
}

/** A window whose page is one of Chromium's. */
export class ShimWindow extends EventEmitter {
  static all: ShimWindow[] = [];
  readonly webContents: EventEmitter & Record<string, unknown>;
  readonly #preload: string;
  readonly #opened: Promise<DevtoolsSession>;
  readonly #emitter = new EventEmitter();
  #openHandler: (details: { url: string }) => { action: string } = () => ({ action: 'allow' });
  #worldId: number | undefined;
  #ownNavigation: string | undefined;
  #isDestroyed = false;
  #isShown = false;
  #address = 'about:blank';

  constructor({ webPreferences }: WindowOptions) {
    super();
    for (const [name, value] of Object.entries(required)) {
      if (webPreferences[name] !== value) {
        throw new Error(`electron shim: webPreferences.${name} must be ${value}`);
      }
    }
    if (forbidden.some((name) => name in webPreferences) || !shimState.isSandboxed) {
      throw new Error('electron shim: unsafe webPreferences');
    }
    this.#preload = readFileSync(webPreferences.preload, 'utf8');
    this.#opened = this.#open();
    this.#opened.catch((error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      process.exit(1);
    });
    const contents = Object.assign(this.#emitter, {
      send: (channel: string, value: unknown) => void this.#tell({ channel, value }),
      setWindowOpenHandler: (handler: (details: { url: string }) => { action: string }) => {
        this.#openHandler = handler;
      },
      getURL: () => this.#address,
    });
    this.webContents = refuseUnknown('webContents', contents) as unknown as typeof this.webContents;
    shimState.app?.emit('web-contents-created', {}, this.webContents);
    ShimWindow.all.push(this);
    return refuseUnknown('BrowserWindow', this);
  }

  async #open(): Promise<DevtoolsSession> {
    const browser = await openDevtools();
    const { targetId } = await browser.send('Target.createTarget', { url: 'about:blank' });
    const page = await browser.attach(targetId ?? '');
    page.on('Runtime.executionContextCreated', ({ context }: { context: { id: number; name: string } }) => {
      if (context.name === 'preload') {
        this.#worldId = context.id;
      }
    });
    page.on('Runtime.bindingCalled', ({ payload }: { payload: string }) => void this.#carryOut(page, payload));
    page.on('Fetch.requestPaused', (request: PausedRequest) => void this.#answer(page, request).catch(() => {}));
    page.on('Page.loadEventFired', () => {
      this.emit('ready-to-show');
      this.#emitter.emit('did-finish-load');
    });
    await page.send('Page.enable');
    await page.send('Runtime.enable');
    await page.send('Runtime.addBinding', { name: 'shimSend', executionContextName: 'preload' });
    await page.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] });
    await page.send('Page.addScriptToEvaluateOnNewDocument', { source: pageWorld });
    await page.send('Page.addScriptToEvaluateOnNewDocument', {
      source: preloadWorld(this.#preload),
      worldName: 'preload',
    });
    return page;
  }

  async #tell(message: object): Promise<void> {
    const page = await this.#opened;
    if (this.#worldId !== undefined) {
      await page
        .send('Runtime.evaluate', {
          contextId: this.#worldId,
          expression: `shimReceive(${toBrowser(JSON.stringify(message))})`,
        })
        .catch(() => {});
    }
  }

  /** A call of the preload script, for the handler that the app has registered. */
  async #carryOut(page: DevtoolsSession, payload: string): Promise<void> {
    const { id, channel, args, open } = JSON.parse(payload) as {
      id: number;
      channel: string;
      args: unknown[];
      open?: string;
    };
    if (open !== undefined) {
      records.windowOpens.push({ url: toApp(open), ...this.#openHandler({ url: toApp(open) }) });
      return;
    }
    try {
      const frame = { url: toApp(this.#address), parent: null };
      const value = await shimState.invoke(channel, frame, ...((await this.#findFiles(page, args)) as unknown[]));
      await this.#tell({ id, value });
    } catch (error) {
      await this.#tell({ id, error: (error as Error).message });
    }
  }

  /** Puts the real paths of dropped files where the preload script left a mark for each. */
  async #findFiles(page: DevtoolsSession, value: unknown): Promise<unknown> {
    if (Array.isArray(value)) {
      return Promise.all(value.map((each) => this.#findFiles(page, each)));
    }
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(
        await Promise.all(Object.entries(value).map(async ([name, each]) => [name, await this.#findFiles(page, each)])),
      );
    }
    const mark = typeof value === 'string' ? /^shim-file:(\d+)$/.exec(value)?.[1] : undefined;
    if (mark === undefined) {
      return value;
    }
    const { result } = await page.send<{ result: { objectId: string } }>('Runtime.evaluate', {
      contextId: this.#worldId,
      expression: `shimFiles[${mark}]`,
    });
    const { path } = await page.send('DOM.getFileInfo', { objectId: result.objectId });
    return path;
  }

  async #answer(page: DevtoolsSession, { requestId, request, resourceType }: PausedRequest): Promise<void> {
    const address = toApp(request.url);
    if (resourceType === 'Document' && request.url !== this.#ownNavigation && !this.#mayNavigate(address)) {
      await page.send('Fetch.failRequest', { requestId, errorReason: 'Aborted' });
      return;
    }
    if (resourceType === 'Document') {
      this.#address = request.url;
    }
    if (!isOfApp(request.url)) {
      records.outsideRequests.push(address);
      await page.send('Fetch.fulfillRequest', {
        requestId,
        responseCode: 200,
        body: Buffer.from('<title>outside</title>').toString('base64'),
      });
      return;
    }
    if (new URL(address).pathname.startsWith(streamingPath)) {
      await page.send('Fetch.continueRequest', { requestId, url: await findStream(address) });
      return;
    }
    const response = await shimState.answerScheme(
      new Request(address, { method: request.method, headers: request.headers }),
    );
    const body = Buffer.from(await response.arrayBuffer()).toString('base64');
    const responseHeaders = [...response.headers].map(([name, value]) => ({ name, value: toBrowser(value) }));
    await page.send('Fetch.fulfillRequest', { requestId, responseCode: response.status, responseHeaders, body });
  }

  /** Lets the app decide about a navigation that the page started. */
  #mayNavigate(url: string): boolean {
    let isPrevented = false;
    const event = { url, preventDefault: () => (isPrevented = true) };
    this.#emitter.emit('will-frame-navigate', event);
    this.#emitter.emit('will-navigate', event);
    return !isPrevented;
  }

  async loadURL(url: string): Promise<void> {
    const page = await this.#opened;
    this.#ownNavigation = toBrowser(url);
    this.#address = this.#ownNavigation;
    const { errorText } = await page.send('Page.navigate', { url: this.#ownNavigation });
    if (errorText) {
      throw new Error(`electron shim: ${url}: ${errorText}`);
    }
  }

  /** As if a person had pressed the window's own button. */
  close(): void {
    let isPrevented = false;
    this.emit('close', { preventDefault: () => (isPrevented = true) });
    if (!isPrevented) {
      this.#isDestroyed = true;
      this.emit('closed');
      shimState.app?.emit('window-all-closed');
    }
  }

  show(): void {
    this.#isShown = true;
  }
  hide(): void {
    this.#isShown = false;
  }
  focus(): void {}
  restore(): void {}
  maximize(): void {}
  isVisible(): boolean {
    return this.#isShown;
  }
  isFocused(): boolean {
    return shimState.isFocused;
  }
  isMinimized(): boolean {
    return false;
  }
  isMaximized(): boolean {
    return false;
  }
  isDestroyed(): boolean {
    return this.#isDestroyed;
  }
  getNormalBounds() {
    return { x: 0, y: 0, width: 1180, height: 800 };
  }
  setProgressBar(share: number, options: { mode: string }): void {
    records.progress.push({ share, mode: options.mode });
  }
}

interface PausedRequest {
  readonly requestId: string;
  readonly resourceType: string;
  readonly request: { readonly url: string; readonly method: string; readonly headers: Record<string, string> };
}
