/**
 * Everything that can be said about the code without running it. The longest come first: the rest runs beside them.
 *
 * @satisfies {Record<string, import('./stages.mjs').Stage>}
 */
export const stages = {
  code: { name: 'code', tool: ['oxlint'], parameters: ['--disable-nested-config', '.'] },
  // The compiler as a native program; tools that need its programming interface have the last one written in JavaScript.
  types: { name: 'types', tool: ['typescript-native', 'tsc'], parameters: ['-b'] },
  arrows: {
    name: 'arrows',
    tool: ['dependency-cruiser', 'depcruise'],
    parameters: ['apps', 'packages', 'scripts', '--output-type', 'err'],
  },
  leftovers: { name: 'leftovers', tool: ['knip'], parameters: ['--no-config-hints'] },
  derived: { name: 'derived', script: 'scripts/generate.ts', parameters: ['--check'] },
  styles: {
    name: 'styles',
    tool: ['stylelint'],
    parameters: ['**/*.css', '--allow-empty-input', '--ignore-path', '.gitignore'],
  },
  format: { name: 'format', tool: ['oxfmt'], parameters: ['--check', '.'] },
  structure: { name: 'structure', script: 'scripts/check-structure.ts' },
};
