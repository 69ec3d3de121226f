/**
 * The longest first: the rest runs beside it.
 * @satisfies {Record<string, import('./stages.mjs').Stage>}
 */
export const stages = {
  code: {
    name: 'code',
    tool: ['eslint'],
    parameters: ['.', '--cache', '--cache-location', 'node_modules/.cache/eslint/'],
  },
  types: { name: 'types', tool: ['typescript', 'tsc'], parameters: ['-b'] },
  format: { name: 'format', tool: ['oxfmt'], parameters: ['--check', '.'] },
  styles: {
    name: 'styles',
    tool: ['stylelint'],
    parameters: ['**/*.css', '--allow-empty-input', '--ignore-path', '.gitignore'],
  },
  arrows: {
    name: 'arrows',
    tool: ['dependency-cruiser', 'depcruise'],
    parameters: ['apps', 'packages', 'scripts', '--output-type', 'err'],
  },
  structure: { name: 'structure', script: 'scripts/check-structure.ts' },
  derived: { name: 'derived', script: 'scripts/generate.ts', parameters: ['--check'] },
  leftovers: { name: 'leftovers', tool: ['knip'], parameters: ['--no-config-hints'] },
};
