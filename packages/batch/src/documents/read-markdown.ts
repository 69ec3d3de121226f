import { marked } from 'marked';
import { type HtmlContent, readHtml } from './read-html.ts';

const frontMatter = /^---[^\S\n]*\n([\s\S]{0,20000}?)\n(?:---|\.\.\.)[^\S\n]*(?:\n|$)/;

/** Headings and paragraphs of Markdown (CommonMark with GitHub's additions); title, author and language from the front matter. */
export function readMarkdown(text: string): HtmlContent {
  const head = frontMatter.exec(text);
  const content = readHtml(marked.parse(head === null ? text : text.slice(head[0].length), { async: false, gfm: true }));
  const field = (name: string) => new RegExp(`^${name}[^\\S\\n]*:[^\\S\\n]*(.+)$`, 'im').exec(head?.[1] ?? '')?.[1]?.trim().replace(/^(["'])(.*)\1$/, '$2');
  const [title, author, language] = [field('title'), field('author'), field('lang(?:uage)?')];
  return {
    ...content,
    ...(title !== undefined && { title }),
    ...(author !== undefined && { author }),
    ...(language !== undefined && { language }),
  };
}
