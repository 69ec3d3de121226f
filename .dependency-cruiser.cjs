/**
 * Which room may reach into which. The picture is in docs/architecture.md; packages/tooling seeds one bad import a rule
 * and checks that it is caught.
 */

/** The workspaces that each workspace may import. A workspace without a row may import none. */
const arrows = {
  'packages/containers': [],
  'packages/text': [],
  'packages/contract': ['packages/text'],
  'packages/arabic': [],
  'packages/audio': ['packages/containers'],
  'packages/markup': ['packages/contract'],
  'packages/batch': ['packages/containers', 'packages/contract', 'packages/text'],
  'packages/sdk': ['packages/containers', 'packages/text'],
  'packages/tooling': [],
  'packages/arabic-model': ['packages/arabic'],
  'packages/voice-model': ['packages/arabic'],
  'packages/i18n': ['packages/contract'],
  'packages/stand-ins': ['packages/contract', 'packages/i18n'],
  'packages/embedded-voice': ['packages/arabic', 'packages/arabic-model', 'packages/audio', 'packages/voice-model'],
  'packages/cli': ['packages/sdk', 'packages/batch', 'packages/i18n', 'packages/arabic', 'packages/arabic-model'],
  'apps/api': [
    'packages/contract',
    'packages/text',
    'packages/i18n',
    'packages/markup',
    'packages/arabic',
    'packages/arabic-model',
    'packages/audio',
    'packages/batch',
    'packages/embedded-voice',
    'packages/stand-ins',
  ],
  'apps/web': ['packages/containers', 'packages/contract', 'packages/i18n'],
  'apps/desktop': ['packages/contract', 'packages/i18n', 'packages/batch', 'packages/sdk'],
};

/**
 * The workspaces that only tests may import in addition: the SDK's types are compared with the contract, and the SDK's
 * tests call the service.
 */
const arrowsOfTests = { 'packages/sdk': ['packages/contract'], 'apps/api': ['packages/sdk'] };

const tests = '[.](test|test-d)[.]tsx?$|/(test|tests|testing|bench|e2e)/';
/** Re-encrypts what every module has sealed, so it knows the purposes of their seals. */
const secretRotation = '^apps/api/src/modules/secret-rotation/';

/** A forbidden arrow, named for the rule that it breaks. */
function forbid(name, comment, from, to) {
  return { name, comment, severity: 'error', from, to };
}

/** A module of a package, wherever pnpm put it, or its bare name where it is not installed. */
function npm(...names) {
  return `(^|node_modules/)(${names.join('|')})(/|$)`;
}

const workspaces = Object.entries(arrows).flatMap(([workspace, reachable]) => {
  const ofTests = arrowsOfTests[workspace];
  return [
    forbidArrows(`arrows-of-${workspace}`, { path: `^${workspace}/`, ...(ofTests && { pathNot: tests }) }, [
      workspace,
      ...reachable,
    ]),
    ...(ofTests
      ? [
          forbidArrows(`arrows-of-tests-of-${workspace}`, { path: `^${workspace}/.*(?:${tests})` }, [
            workspace,
            ...reachable,
            ...ofTests,
          ]),
        ]
      : []),
  ];
});

function forbidArrows(name, from, reachable) {
  return forbid(
    name,
    `Of other workspaces, only ${reachable.slice(1).join(', ') || 'none'} may be imported here.`,
    from,
    {
      path: '^(apps|packages)/',
      pathNot: `^(${[...reachable, 'packages/tooling'].join('|')})/`,
    },
  );
}

const packages = [
  forbid(
    'nothing-imports-scripts',
    'Scripts drive the project from outside.',
    { path: '^(apps|packages)/' },
    { path: '^scripts/' },
  ),
  forbid(
    'tooling-is-not-shipped',
    'Lint rules and measuring are for tests and benchmarks.',
    { path: '^(apps|packages)/[^/]+/(src|migrations)/', pathNot: `^packages/tooling/|${tests}` },
    { path: '^packages/tooling/' },
  ),
  forbid(
    'no-path-into-another-workspace',
    'Another workspace is imported by its name, through its exports, never by a path that climbs out of the own one.',
    { path: '^(apps|packages)/([^/]+)/' },
    { path: '^(apps|packages|scripts)/', pathNot: '^$1/$2/', dependencyTypes: ['local'] },
  ),
  forbid(
    'contract-is-a-leaf',
    'The contract runs in browsers, too; zod describes it, texts are counted by packages/text, and nothing else is needed.',
    { path: '^packages/contract/src/', pathNot: tests },
    { dependencyTypesNot: ['local'], pathNot: `${npm('zod', 'zod-openapi')}|^packages/text/` },
  ),
  forbid(
    'leaves-need-nothing',
    'Browsers, the service and the published client use them, which bundles them and depends on nothing.',
    { path: '^packages/(containers|text)/src/', pathNot: tests },
    { dependencyTypesNot: ['local'] },
  ),
  forbid(
    'arabic-is-a-leaf',
    'The text front end is pure: no engine, no I/O, no dependency.',
    { path: '^packages/arabic/src/', pathNot: tests },
    { dependencyTypesNot: ['local'] },
  ),
];

const batch = [
  forbid(
    'batch-looks-downwards',
    'The run is above documents, plan, journal, sounds and subtitles; none of them knows it.',
    { path: '^packages/batch/src/(audio|documents|journal|plan|store|subtitles)/', pathNot: tests },
    { path: '^packages/batch/src/run/' },
  ),
];

const api = [
  forbid(
    'http-stays-at-the-edge',
    'Only http/, guards/, *.routes.ts, app.ts and run-api.ts know Koa and HTTP; the rest of the API would run without them.',
    { path: '^apps/api/src/', pathNot: `^apps/api/src/(http/|guards/|(app|run-api)[.]ts$)|[.]routes[.]ts$|${tests}` },
    { path: `${npm('koa', '@koa', 'koa-[^/]+')}|^apps/api/src/(http|guards)/` },
  ),
  forbid(
    'http-is-below-modules',
    'http/ is a kit that any module may use; what knows a module stands in guards/ or in its routes.',
    { path: '^apps/api/src/http/', pathNot: tests },
    { path: '^apps/api/src/(modules|guards|context|local)(/|[.]ts$)' },
  ),
  forbid(
    'guards-are-above-modules',
    'Guards stand before routes: only routes and app.ts, which puts them there, use them.',
    { path: '^apps/api/src/', pathNot: `^apps/api/src/(guards/|app[.]ts$)|[.]routes[.]ts$|${tests}` },
    { path: '^apps/api/src/guards/' },
  ),
  forbid(
    'stand-ins-are-loaded-on-demand',
    'A production image has no stand-ins: only a dynamic import, where a local run needs them, may lead there.',
    { path: '^apps/api/src/', pathNot: tests },
    { path: '^packages/stand-ins/', dynamic: false, dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    'only-context-constructs',
    'Services are built once, in context.ts or context/<area>.ts, and handed on; elsewhere only their types are imported.',
    { path: '^apps/api/src/', pathNot: `^apps/api/src/context([.]ts$|/)|${secretRotation}|${tests}` },
    { path: '[.]service[.]ts$', dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    'modules-meet-at-services',
    'A module calls another module’s service; its queries, routes and presenter are its own affair.',
    { path: '^apps/api/src/modules/([^/]+)/', pathNot: `${secretRotation}|${tests}` },
    { path: '^apps/api/src/modules/', pathNot: '^apps/api/src/modules/($1/|.+[.](service|policy)[.]ts$)' },
  ),
  forbid(
    'migrations-stand-alone',
    'A migration must do the same in ten years, whatever the application has become.',
    { path: '^apps/api/migrations/' },
    { path: '^(apps/api/src|packages|scripts)/' },
  ),
];

const web = [
  forbid(
    'features-are-isolated',
    'Features never import each other; app/ puts them together.',
    { path: '^apps/web/src/features/([^/]+)/' },
    { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
  ),
  forbid(
    'web-looks-downwards',
    'app uses features, features use components, lib, config and stores; nothing looks up.',
    { path: '^apps/web/src/(components|lib|config|stores|styles)/', pathNot: tests },
    { path: '^apps/web/src/(features|app)/' },
  ),
  forbid(
    'features-below-app',
    'A feature does not know the pages that show it.',
    { path: '^apps/web/src/features/' },
    { path: '^apps/web/src/app/' },
  ),
];

const everywhere = [
  forbid('no-cycles', 'Two files that need each other are one file, or miss a third.', {}, { circular: true }),
  // Bundlers are installed beside the packed SDK when its test runs.
  forbid(
    'no-unresolvable',
    'An import that leads nowhere.',
    { pathNot: '^packages/sdk/test/runtimes/' },
    { couldNotResolve: true },
  ),
  forbid(
    'declared-dependencies-only',
    'Code that ships imports what its own package.json lists under dependencies.',
    // The desktop app ships as one bundle: what stays outside of that is its dependency, the rest goes into it.
    { path: '^(apps|packages)/[^/]+/(src|migrations)/', pathNot: `^apps/desktop/|${tests}` },
    { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
  ),
];

module.exports = {
  forbidden: [...workspaces, ...packages, ...batch, ...api, ...web, ...everywhere],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(test/projects|dist|apps/desktop/(out|release)|[.]types|coverage|node_modules/[.]cache)/' },
    tsConfig: { fileName: 'tsconfig.base.json' },
    // Type imports are arrows, too.
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@rakhim/source', 'types', 'import', 'node', 'default'],
    },
  },
};
