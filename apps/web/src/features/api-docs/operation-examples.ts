import type { Operation, OperationId } from './api-reference.ts';

/** The request of an example. */
interface Sample {
  readonly query?: string;
  readonly json?: object;
  /** Fields of a form; what begins with `$` is taken from the environment. */
  readonly form?: Readonly<Record<string, string>>;
  /** The file for an answer that is not text. */
  readonly file?: string;
}

const text = 'مرحبًا بكم في رخيم';
const book = 'الفصل الأول.\n\nكان الصباح هادئًا.';
const client = 'rakhim-cli';

/** Every call has one: what is left out here would not type-check. */
const samples: Readonly<Record<OperationId, Sample>> = {
  createSpeech: { json: { text, voice: 'female2', timestamps: true } },
  priceSpeech: { json: { text: 'السطر الأول.\nالسطر الثاني.', reuse: 'paragraphs' } },
  createTimedSpeech: { json: { text, voice: 'female2' } },
  previewText: { json: { text: 'وصلت الطائرة الساعة 8:30 مساءً' } },
  createOpenAiSpeech: { json: { model: 'rakhim', voice: 'female2', input: text }, file: 'hello.mp3' },
  createClientToken: { json: { origin: 'https://app.example', characters: 2000 } },
  listOpenAiModels: {},
  listOpenAiVoices: {},
  getOpenAiModel: {},
  listVoices: { query: '?dialect=egyptian' },
  listPlans: {},
  getUsage: {},
  getUsageReport: { query: '?from=$(date +%Y-%m-01)&to=$(date +%F)' },
  listHistory: { query: '?limit=10' },
  getHistoryItem: {},
  getHistoryAudio: { file: 'again.mp3' },
  deleteHistoryItem: {},
  shareHistoryItem: { json: { days: 7 } },
  unshareHistoryItem: {},
  getSharedSpeech: {},
  getSharedAudio: { file: 'shared.mp3' },
  listLexicon: {},
  createLexiconEntry: { json: { written: 'القاهرة', reading: 'القَاهِرَة', kind: 'name' } },
  getLexiconEntry: {},
  updateLexiconEntry: { json: { priority: 1 } },
  deleteLexiconEntry: {},
  previewLexicon: {
    json: { entry: { written: 'القاهرة', reading: 'القَاهِرَة', kind: 'name' }, text: 'سافرت إلى القاهرة' },
  },
  listLexiconHistory: {},
  getLexiconChange: {},
  undoLexicon: { json: {} },
  restoreLexicon: { json: { version: 7 } },
  importLexicon: { json: { format: 'csv', content: 'written,reading\nسكوتر,سْكُوتَر', dryRun: true } },
  exportLexicon: { query: '?format=pls', file: 'lexicon.pls' },
  deleteHistory: {},
  quoteJob: { json: { text: book } },
  createJob: { json: { text: book, voice: 'female2', title: 'الفصل الأول' } },
  listJobs: { query: '?limit=10' },
  getJob: {},
  getJobAudio: { query: '?expires=$EXPIRES&signature=$SIGNATURE', file: 'book.mp3' },
  getJobTimestamps: { query: '?expires=$EXPIRES&signature=$SIGNATURE' },
  cancelJob: {},
  pauseJob: {},
  resumeJob: {},
  deleteJob: {},
  getSubscription: {},
  startDevice: { form: { client_id: client, device_name: 'Laptop' } },
  createDeviceToken: {
    form: {
      grant_type: 'urn:ietf:params:oauth:grant-type:device_code',
      device_code: '$DEVICE_CODE',
      client_id: client,
    },
  },
  revokeDeviceToken: { form: { token: '$RAKHIM_API_KEY', client_id: client } },
  getStatus: {},
  getServiceHistory: {},
  getLiveness: {},
  getReadiness: {},
  getOpenApi: {},
};

/** The call for a shell, ready to run once the key, and what an earlier call answered, are in the environment. */
export function writeShellCall({ id, method, path, isOpen }: Operation, origin: string): string {
  const { query = '', json, form, file } = samples[id];
  const address = `${origin}${fillPath(id, path)}${query}`;
  const isPlain = (method === 'GET' && !json) || (method === 'POST' && (json ?? form) !== undefined);
  const lines = [
    `curl ${isPlain ? '' : `-X ${method} `}"${address}"`,
    ...(isOpen ? [] : ['-H "x-api-key: $RAKHIM_API_KEY"']),
    ...(json ? ["-H 'content-type: application/json'", `-d '${JSON.stringify(json)}'`] : []),
    ...Object.entries(form ?? {}).map(([name, value]) => `--data-urlencode "${name}=${value}"`),
    ...(file === undefined ? [] : [`-o ${file}`]),
  ];
  return lines.join(' \\\n  ');
}

/** Replaces ids in a path by shell variables: `/history/{id}` → `/history/$REQUEST_ID`. */
function fillPath(id: OperationId, path: string): string {
  return path.replace('{token}', '$SHARE_TOKEN').replace(/\{\w+\}/, id === 'getOpenAiModel' ? 'rakhim' : '$REQUEST_ID');
}
