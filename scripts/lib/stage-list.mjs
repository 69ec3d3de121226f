/** @type {Record<'types' | 'code' | 'styles' | 'arrows' | 'structure' | 'leftovers' | 'derived', import('./stages.mjs').Stage>} */
export const stages = {
  types: { name: 'types', tool: ['typescript', 'tsc'], parameters: ['-b'] },
  code: { name: 'code', tool: ['eslint'], parameters: ['.', '--cache', '--cache-location', 'node_modules/.cache/eslint/'] },
  styles: { name: 'styles', tool: ['stylelint'], parameters: ['**/*.css', '--allow-empty-input'] },
  arrows: { name: 'arrows', tool: ['dependency-cruiser', 'depcruise'], parameters: ['apps', 'packages', 'scripts', '--output-type', 'err'] },
  structure: { name: 'structure', script: 'scripts/check-structure.ts' },
  derived: { name: 'derived', script: 'scripts/generate.ts', parameters: ['--check'] },
  leftovers: { name: 'leftovers', tool: ['knip'], parameters: ['--no-config-hints'] },
};
