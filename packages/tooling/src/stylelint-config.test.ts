import { join } from 'node:path';
import stylelint from 'stylelint';
import { describe, expect, it } from 'vitest';
import { projectRoot } from './testing/source-tree.ts';

const bad: readonly (readonly [rule: string, declaration: string])[] = [
  ['property-layout-mappings', 'margin-left: 1rem'],
  ['property-layout-mappings', 'padding-right: 1rem'],
  ['property-layout-mappings', 'left: 0'],
  ['property-layout-mappings', 'border-top-left-radius: 4px'],
  ['property-layout-mappings', 'width: 50%'],
  ['value-keyword-layout-mappings', 'text-align: left'],
  ['value-keyword-layout-mappings', 'float: right'],
  ['unit-layout-mappings', 'inline-size: 50vw'],
  ['property-disallowed-list', 'direction: rtl'],
  ['function-disallowed-list', 'transform: translateX(4px)'],
  ['declaration-property-value-disallowed-list', 'background: linear-gradient(to right, red, blue)'],
  ['declaration-no-important', 'color: red !important'],
  ['property-no-unknown', 'colour: red'],
];

const good =
  'a { margin-inline-start: 1rem; padding-block: 1rem; inset-inline-end: 0; inline-size: 50%; text-align: start; border-start-start-radius: 4px }';

describe('style sheets that mirror', () => {
  it.each(bad)('%s catches %s', async (rule, declaration) => {
    expect(await rulesBroken(`a { ${declaration} }`)).toContain(rule);
  });

  it('accepts logical sides', async () => {
    expect(await rulesBroken(good)).toEqual([]);
  });
});

async function rulesBroken(code: string): Promise<string[]> {
  const { results } = await stylelint.lint({ code, configFile: join(projectRoot, 'stylelint.config.js') });
  return results.flatMap((result) => result.warnings.map((warning) => warning.rule));
}
