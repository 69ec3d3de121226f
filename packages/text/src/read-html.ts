import { Parser } from 'htmlparser2';

/** A heading or a paragraph. Lines within it are separated by `\n`, other white space is one space. */
export interface HtmlBlock {
  readonly text: string;
  /** The level of a heading, from 1; left out for paragraphs. */
  readonly level?: number;
  /** The number of quotations around it; left out for none. */
  readonly quoteDepth?: number;
}

export interface HtmlContent {
  readonly blocks: readonly HtmlBlock[];
  readonly title?: string;
  readonly author?: string;
  readonly language?: string;
  readonly hasNotes: boolean;
}

/** Elements whose content is not for reading. */
const silent = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'svg',
  'math',
  'iframe',
  'object',
  'canvas',
  'audio',
  'video',
  'select',
  'textarea',
  'button',
  'nav',
  'rt',
  'rp',
  'head',
]);
/** Elements inside a line; every other one begins a new paragraph. */
const inline = new Set([
  'a',
  'abbr',
  'acronym',
  'b',
  'bdi',
  'bdo',
  'big',
  'cite',
  'code',
  'data',
  'del',
  'dfn',
  'em',
  'font',
  'i',
  'img',
  'ins',
  'kbd',
  'label',
  'mark',
  'q',
  'ruby',
  's',
  'samp',
  'small',
  'span',
  'strike',
  'strong',
  'sub',
  'sup',
  'time',
  'tt',
  'u',
  'var',
  'wbr',
  'input',
]);
const heading = /^h([1-6])$/;
const note = /\b(noteref|footnote|endnote|rearnote|doc-noteref|doc-footnote|doc-endnote|pagebreak|doc-pagebreak)\b/;

interface ContentState {
  readonly blocks: HtmlBlock[];
  text: string;
  level: number | undefined;
  quoteDepth: number;
  /** Open elements from the one on that silences what is inside. */
  silentDepth: number;
  isInTitle: boolean;
  title: string;
  author: string | undefined;
  language: string | undefined;
  hasNotes: boolean;
}

export interface ReadHtmlOptions {
  readonly kind?: 'html' | 'xhtml';
  /** Called with the depth of each element. It throws where that is too deep. */
  readonly checkDepth?: (depth: number) => void;
}

/**
 * Reads the headings and paragraphs of an HTML or XHTML page, in reading order. Scripts, styles, navigation, hidden
 * elements and footnotes are left out. The parser emits events instead of building a tree, and loads no external entity
 * or document type.
 */
export function readHtml(html: string, { kind = 'html', checkDepth }: ReadHtmlOptions = {}): HtmlContent {
  const state: ContentState = {
    blocks: [],
    text: '',
    level: undefined,
    quoteDepth: 0,
    silentDepth: 0,
    isInTitle: false,
    title: '',
    author: undefined,
    language: undefined,
    hasNotes: false,
  };
  let depth = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth++;
        checkDepth?.(depth);
        openElement(state, name.toLowerCase(), attributes);
      },
      onclosetag(name) {
        depth--;
        closeElement(state, name.toLowerCase());
      },
      ontext: (text) => addText(state, text),
    },
    // XHTML closes empty elements as `<a id="p"/>`, which HTML would leave open.
    { decodeEntities: true, recognizeSelfClosing: kind === 'xhtml', lowerCaseTags: true },
  );
  parser.end(html);
  endBlock(state);
  return {
    blocks: state.blocks,
    ...(state.title.trim() !== '' && { title: state.title }),
    ...(state.author !== undefined && { author: state.author }),
    ...(state.language !== undefined && { language: state.language }),
    hasNotes: state.hasNotes,
  };
}

function openElement(state: ContentState, name: string, attributes: Record<string, string>): void {
  if (name === 'html') {
    state.language = attributes['lang'] ?? attributes['xml:lang'] ?? state.language;
  }
  if (name === 'meta' && attributes['name']?.toLowerCase() === 'author') {
    state.author = attributes['content'];
  }
  if (name === 'title' && state.title === '') {
    state.isInTitle = true;
  }
  if (state.silentDepth > 0 || isSilent(state, name, attributes)) {
    state.silentDepth += isVoid(name) ? 0 : 1;
    return;
  }
  if (name === 'br') {
    state.text += '\n';
  } else if (!inline.has(name)) {
    endBlock(state);
    state.quoteDepth += name === 'blockquote' ? 1 : 0;
    const level = heading.exec(name)?.[1];
    state.level = level === undefined ? state.level : Number(level);
  }
}

function isSilent(state: ContentState, name: string, attributes: Record<string, string>): boolean {
  if (
    silent.has(name) ||
    attributes['hidden'] !== undefined ||
    attributes['aria-hidden'] === 'true' ||
    /display\s*:\s*none/i.test(attributes['style'] ?? '')
  ) {
    return true;
  }
  if (note.test(`${attributes['epub:type'] ?? ''} ${attributes['role'] ?? ''}`)) {
    state.hasNotes = true;
    return true;
  }
  return false;
}

/** Elements that never have an end of their own. */
function isVoid(name: string): boolean {
  return [
    'area',
    'base',
    'br',
    'col',
    'embed',
    'hr',
    'img',
    'input',
    'link',
    'meta',
    'param',
    'source',
    'track',
    'wbr',
  ].includes(name);
}

function closeElement(state: ContentState, name: string): void {
  if (name === 'title') {
    state.isInTitle = false;
  }
  if (state.silentDepth > 0) {
    state.silentDepth -= isVoid(name) ? 0 : 1;
    return;
  }
  if (!inline.has(name) && name !== 'br') {
    endBlock(state);
    state.quoteDepth -= name === 'blockquote' ? 1 : 0;
    if (heading.test(name)) {
      state.level = undefined;
    }
  }
}

function addText(state: ContentState, text: string): void {
  if (state.isInTitle) {
    state.title += text;
  }
  if (state.silentDepth === 0) {
    // White space of the source is one space; line breaks come from `br` alone.
    state.text += text.replace(/\s+/g, ' ');
  }
}

function endBlock(state: ContentState): void {
  if (state.text.trim() !== '') {
    state.blocks.push({
      text: state.text,
      ...(state.level !== undefined && { level: state.level }),
      ...(state.quoteDepth > 0 && { quoteDepth: state.quoteDepth }),
    });
  }
  state.text = '';
}
