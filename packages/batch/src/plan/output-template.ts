import { isTooLongForName, safeName } from './safe-name.ts';

/** The fields of a template. */
export const templateFields = [
  'name',
  'folder',
  'title',
  'author',
  'chapter',
  'index',
  'count',
  'voice',
  'dialect',
  'date',
  'format',
] as const;
export type TemplateField = (typeof templateFields)[number];
export type TemplateValues = Readonly<Record<TemplateField, string>>;

/** `{name}`, `{index:03}`; `{{` and `}}` are braces. */
const field = /\{\{|\}\}|\{([a-z]+)(?::(0?)([1-9]))?\}/g;

const pathLengthMax = 400;

/** A template that cannot be used, and what in it is wrong. */
export interface TemplateFault {
  readonly code: 'template_empty' | 'template_too_long' | 'template_field_unknown' | 'template_leaves_folder';
  readonly detail?: string;
}

/** Looks whether a template can be rendered; undefined when it can. Use it while it is typed. */
export function findTemplateFault(template: string): TemplateFault | undefined {
  if (template.trim() === '') {
    return { code: 'template_empty' };
  }
  if (template.length > pathLengthMax) {
    return { code: 'template_too_long' };
  }
  for (const [match, name] of template.matchAll(field)) {
    if (name !== undefined && !isField(name)) {
      return { code: 'template_field_unknown', detail: match };
    }
  }
  const loose = /[{}]/.exec(template.replace(field, ''));
  if (loose !== null) {
    return { code: 'template_field_unknown', detail: loose[0] };
  }
  const leaves = /^[/\\]|^[a-z]:|(?:^|[/\\])\.\.?(?:[/\\]|$)/i.test(template);
  return leaves ? { code: 'template_leaves_folder' } : undefined;
}

function isField(name: string): name is TemplateField {
  return (templateFields as readonly string[]).includes(name);
}

export interface RenderedPath {
  /** Safe names from the output folder down, the last one without its extension. */
  readonly segments: readonly string[];
  readonly isShortened: boolean;
}

/**
 * Fills a template in. `/` in the template makes folders; in a value it does not, apart from `{folder}`, which is a
 * path itself. No value can lead out of the output folder.
 *
 * @param template one without a fault, see {@link findTemplateFault}.
 */
export function renderTemplate(template: string, values: TemplateValues): RenderedPath {
  const filled = template.replace(
    field,
    (match: string, name: string | undefined, zero: string | undefined, width: string | undefined) => {
      if (name === undefined) {
        return match.slice(0, 1);
      }
      const value = isField(name) ? values[name] : '';
      const padded = width === undefined ? value : value.padStart(Number(width), zero === '0' ? '0' : ' ');
      return name === 'folder' ? padded.replaceAll('\\', '/') : padded.replace(/[/\\]/g, '-');
    },
  );
  const segments = filled.split('/').filter((segment) => segment.trim() !== '');
  const names = segments.length === 0 ? [''] : segments;
  return { segments: names.map(safeName), isShortened: names.some(isTooLongForName) };
}

/** Tells whether outputs of one file get different names from the template. */
export function tellsChaptersApart(template: string): boolean {
  return /\{(?:index|chapter)(?::0?[1-9])?\}/.test(template);
}
