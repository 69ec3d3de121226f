import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findTemplateFault, renderTemplate, templateFields, type TemplateValues } from './output-template.ts';
import { safeName } from './safe-name.ts';

const values: TemplateValues = {
  name: 'كتابي',
  folder: 'سلسلة/أولى',
  title: 'العنوان',
  author: 'المؤلف',
  chapter: 'الفصل الأول',
  index: '7',
  count: '12',
  voice: 'male1',
  dialect: 'msa',
  date: '2026-11-21',
  format: 'mp3',
};

describe('an output template', () => {
  it.each([
    ['{name}', ['كتابي']],
    ['{folder}/{name}', ['سلسلة', 'أولى', 'كتابي']],
    ['{title}/{index:03} {chapter}', ['العنوان', '007 الفصل الأول']],
    ['{{{voice}}} {date}', ['{male1} 2026-11-21']],
  ])('%s gives %j', (template, segments) => {
    expect(findTemplateFault(template)).toBeUndefined();
    expect(renderTemplate(template, values).segments).toEqual(segments);
  });

  it.each([
    ['', 'template_empty'],
    ['{nmae}', 'template_field_unknown'],
    ['{name', 'template_field_unknown'],
    ['{index:123}', 'template_field_unknown'],
    ['/etc/{name}', 'template_leaves_folder'],
    ['../{name}', 'template_leaves_folder'],
    ['a/../../{name}', 'template_leaves_folder'],
    ['C:\\{name}', 'template_leaves_folder'],
    ['x'.repeat(500), 'template_too_long'],
  ])('%s is refused: %s', (template, code) => expect(findTemplateFault(template)?.code).toBe(code));

  it('never leads out of the folder, whatever the values are', () => {
    const value = fc.oneof(
      fc.constantFrom('..', '../..', '/', '\\', 'C:\\x', '.', 'a/b', '\0', '..\\..'),
      fc.string({ unit: 'binary', maxLength: 40 }),
    );
    const anyValues = fc.record(
      Object.fromEntries(templateFields.map((field) => [field, value])),
    ) as fc.Arbitrary<TemplateValues>;
    const template = fc
      .array(fc.constantFrom(...templateFields.map((field) => `{${field}}`), '/', ' - ', 'نص'), {
        minLength: 1,
        maxLength: 8,
      })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(template, anyValues, (text, given) => {
        fc.pre(findTemplateFault(text) === undefined);
        const { segments } = renderTemplate(text, given);
        expect(segments.length).toBeGreaterThan(0);
        segments.forEach((segment) => expect(segment).toBe(safeName(segment)));
      }),
      { numRuns: 100 },
    );
  });
});
