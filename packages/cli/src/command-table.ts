import { dialectIds, voiceIds } from './catalogue.ts';
import type { ArgumentSpec, CommandSpec, OptionSpec } from './command-spec.ts';
import { settingNames } from './settings/settings.ts';

const text: ArgumentSpec = { usage: '[text...]', description: 'text' };
const textFile: OptionSpec = { flags: '-f, --file <path>', description: 'file', completion: 'file' };
const voice: readonly OptionSpec[] = [
  { flags: '-v, --voice <id>', description: 'voice', completion: voiceIds },
  { flags: '-d, --dialect <id>', description: 'dialect', completion: dialectIds },
];
const style: OptionSpec = { flags: '-s, --style <words>', description: 'style' };
const prosody: readonly OptionSpec[] = [
  { flags: '--speed <factor>', description: 'speed' },
  { flags: '--pitch <semitones>', description: 'pitch' },
];
const take: OptionSpec = { flags: '--take <number>', description: 'take' };
const reuse: OptionSpec = { flags: '--reuse <what>', description: 'reuse', choices: ['paragraphs'] };
const tags: OptionSpec = { flags: '--markup', description: 'markup' };
const markup: readonly OptionSpec[] = [{ flags: '--ssml', description: 'ssml' }, tags];
const endings: OptionSpec = {
  flags: '--endings <way>',
  description: 'endings',
  choices: ['full', 'light', 'none'],
};
const latin: OptionSpec = { flags: '--latin <way>', description: 'latin', choices: ['arabic', 'english'] };
const lexicon: OptionSpec = { flags: '--lexicon <choice>', description: 'lexicon' };
const subtitles: OptionSpec = { flags: '--subtitles <format>', description: 'subtitles', choices: ['srt', 'vtt'] };

/** Options that every command takes. */
export const globalOptions: readonly OptionSpec[] = [
  { flags: '--json', description: 'json' },
  { flags: '-q, --quiet', description: 'quiet' },
  { flags: '--base-url <url>', description: 'baseUrl' },
  { flags: '--language <language>', description: 'language', choices: ['en', 'ar'] },
];

/** Every command, in the order in which help lists them. */
export const commandTable: readonly CommandSpec[] = [
  {
    name: 'login',
    options: [
      { flags: '--key-stdin', description: 'keyStdin' },
      { flags: '--no-browser', description: 'noBrowser' },
    ],
    examples: ['login', 'login --key-stdin < key.txt'],
  },
  { name: 'logout' },
  { name: 'whoami' },
  {
    name: 'speak',
    arguments: [text],
    options: [
      textFile,
      { flags: '-o, --output <path>', description: 'output', completion: 'file' },
      ...voice,
      style,
      ...prosody,
      take,
      reuse,
      latin,
      lexicon,
      ...markup,
      endings,
      { flags: '-F, --format <format>', description: 'format', choices: ['mp3', 'wav', 'ogg'] },
      subtitles,
      { flags: '--overwrite', description: 'overwrite' },
    ],
    examples: [
      'speak "مرحبًا بكم" -o hello.mp3',
      'speak -f chapter.txt -v female2 -o chapter.mp3 --subtitles srt',
      'speak "صباح الخير" --speed 0.8 --pitch -2 -o slow.mp3',
      'speak - -o news.mp3 < news.txt',
      'speak "أهلا [pause 1s] وسهلا" --markup -o welcome.mp3',
      'speak -f dialogue.ssml -o dialogue.mp3',
    ],
  },
  {
    name: 'play',
    arguments: [text],
    options: [textFile, ...voice, style, ...prosody, take, reuse, latin, endings, lexicon, ...markup],
    examples: ['play "صباح الخير"', 'play -f chapter.txt -v female2'],
  },
  {
    name: 'batch',
    arguments: [{ usage: '<paths...>', description: 'paths', completion: 'file' }],
    options: [
      { flags: '-o, --output <folder>', description: 'outputFolder', completion: 'folder' },
      { flags: '--template <pattern>', description: 'template' },
      ...voice,
      style,
      ...prosody,
      latin,
      lexicon,
      tags,
      { flags: '-F, --format <format>', description: 'batchFormat', choices: ['mp3', 'wav', 'ogg', 'm4b'] },
      subtitles,
      { flags: '--by-chapter', description: 'byChapter' },
      { flags: '--on-conflict <choice>', description: 'onConflict', choices: ['number', 'skip', 'overwrite'] },
      { flags: '--concurrency <number>', description: 'concurrency' },
      { flags: '--spend-max <characters>', description: 'spendMax' },
      { flags: '--dry-run', description: 'dryRun' },
      { flags: '--fresh', description: 'fresh' },
      { flags: '--watch', description: 'watch' },
    ],
    examples: [
      'batch book.epub -o audio --by-chapter',
      'batch "texts/**/*.txt" -o audio --dry-run',
      'batch inbox -o audio --watch',
      'batch scenes -o audio --markup --lexicon default@7',
    ],
  },
  {
    name: 'voices',
    options: [{ flags: '-d, --dialect <id>', description: 'dialectOnly', completion: dialectIds }],
    examples: ['voices', 'voices --dialect egyptian --json'],
  },
  {
    name: 'usage',
    options: [
      { flags: '--by <dimension>', description: 'by', choices: ['day', 'voice', 'key', 'client'] },
      { flags: '--from <day>', description: 'from' },
      { flags: '--to <day>', description: 'to' },
      { flags: '--time-zone <name>', description: 'timeZone' },
    ],
    examples: ['usage', 'usage --by day --from 2026-11-01 --to 2026-11-30'],
  },
  {
    name: 'jobs',
    arguments: [
      {
        usage: '[action]',
        description: 'jobsAction',
        completion: ['list', 'create', 'show', 'wait', 'pause', 'resume', 'cancel', 'download', 'timestamps', 'delete'],
      },
      { usage: '[subject]', description: 'jobsSubject', completion: 'file' },
    ],
    options: [
      ...voice,
      style,
      ...prosody,
      latin,
      lexicon,
      ...markup,
      endings,
      { flags: '-F, --format <format>', description: 'jobFormat', choices: ['mp3', 'wav'] },
      subtitles,
      { flags: '--title <words>', description: 'jobTitle' },
      { flags: '--dry-run', description: 'jobDryRun' },
      { flags: '--limit <number>', description: 'limit' },
      { flags: '-o, --output <path>', description: 'output', completion: 'file' },
      { flags: '--overwrite', description: 'overwrite' },
    ],
    examples: [
      'jobs create book.epub -v female2 --dry-run',
      'jobs create book.epub -v female2',
      'jobs wait <id>',
      'jobs download <id> -o book.mp3 --subtitles srt',
    ],
  },
  {
    name: 'history',
    arguments: [
      { usage: '[action]', description: 'historyAction', completion: ['list', 'save', 'delete'] },
      { usage: '[id]', description: 'utterance' },
    ],
    options: [
      { flags: '--search <words>', description: 'search' },
      { flags: '--limit <number>', description: 'limit' },
      { flags: '-o, --output <path>', description: 'output', completion: 'file' },
      { flags: '--overwrite', description: 'overwrite' },
    ],
    examples: ['history --search "مرحبا"', 'history save <id> -o again.mp3', 'history delete <id>'],
  },
  {
    name: 'lexicon',
    arguments: [
      {
        usage: '[action]',
        description: 'lexiconAction',
        completion: ['list', 'add', 'edit', 'remove', 'import', 'export', 'history', 'undo'],
      },
      { usage: '[subject]', description: 'lexiconSubject' },
      { usage: '[reading]', description: 'lexiconReading' },
    ],
    options: [
      { flags: '--kind <kind>', description: 'entryKind', choices: ['word', 'name', 'phrase'] },
      { flags: '--part <part>', description: 'entryPart', choices: ['noun', 'verb'] },
      { flags: '--as <type>', description: 'entryAs', choices: ['vowelled', 'phonemes', 'say-as'] },
      { flags: '-d, --dialect <id>', description: 'entryDialect', completion: [...dialectIds, 'all'] },
      { flags: '--priority <number>', description: 'entryPriority' },
      { flags: '--note <words>', description: 'entryNote' },
      { flags: '--search <words>', description: 'search' },
      { flags: '--limit <number>', description: 'limit' },
      { flags: '-F, --format <format>', description: 'lexiconFormat', choices: ['csv', 'json', 'pls'] },
      { flags: '--at <version>', description: 'lexiconAt' },
      { flags: '--replace', description: 'lexiconReplace' },
      { flags: '--dry-run', description: 'lexiconDryRun' },
      { flags: '--overwrite', description: 'overwrite' },
    ],
    examples: [
      'lexicon add القاهرة القَاهِرَة --kind name',
      'lexicon import words.csv --dry-run',
      'lexicon export lexicon.pls',
      'lexicon undo',
    ],
  },
  {
    name: 'text',
    arguments: [text],
    options: [
      textFile,
      ...voice,
      latin,
      endings,
      lexicon,
      ...markup,
      { flags: '--words', description: 'words' },
      { flags: '--why', description: 'why' },
    ],
    examples: ['text "وصل 3 طلاب"', 'text -f chapter.txt --words', 'text "فيلم جديد" --why', 'text -f dialogue.ssml'],
  },
  {
    name: 'config',
    arguments: [
      { usage: '[action]', description: 'configAction', completion: ['list', 'get', 'set', 'unset', 'path'] },
      { usage: '[name]', description: 'settingName', completion: settingNames },
      { usage: '[value]', description: 'settingValue' },
    ],
    examples: ['config set voice female2', 'config unset voice', 'config list'],
  },
  {
    name: 'completion',
    arguments: [{ usage: '<shell>', description: 'shell', completion: ['bash', 'zsh', 'fish'] }],
    examples: [
      'completion bash > ~/.local/share/bash-completion/completions/rakhim',
      'completion zsh > "${fpath[1]}/_rakhim"',
      'completion fish > ~/.config/fish/completions/rakhim.fish',
    ],
  },
];
