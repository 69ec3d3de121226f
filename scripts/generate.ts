import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeCommandReference, writeManual } from '@rakhim/cli/manual';
import { routes } from '@rakhim/contract';
import { buildOpenApi } from '@rakhim/contract/openapi';
import { assembleModule } from './lib/assemble-module.ts';
import { sayInArabic, writeErrorCatalogue, writeReference } from './lib/write-reference.ts';
import { withMap } from './lib/draw-map.ts';
import { compileLexicon } from './lib/compile-lexicon.ts';
import { compileRules } from './lib/compile-rules.ts';
import { listKnownWords } from './lib/list-known-words.ts';
import { describeApi, meaningsOf, withoutMeanings } from './lib/describe-api.ts';
import { describeCatalogue, describeSchemas, describeTypes, describeVersion } from './lib/describe-types.ts';
import { readPublisher, withPublisher } from './lib/publisher.ts';
import { describeFaceLicences, subsetFaces } from './lib/subset-faces.ts';

/**
 * Writes what is derived from the contract, the arrows, the kernels, the faces and the publisher. With `--check` it
 * writes nothing and fails when a file is not what would be written, so that nobody edits a derived file by hand or
 * forgets to derive it again.
 */
const openApi = buildOpenApi(routes, 'http://127.0.0.1:3000');
/**
 * What programs call, group by group in the order of the web app's page: with a key, or with nothing. What only
 * somebody who has signed in may do is the app's own.
 */
const programGroups = [
  'Speech',
  'Jobs',
  'Text',
  'OpenAI',
  'Catalogue',
  'Usage',
  'History',
  'Billing',
  'Devices',
  'Health',
];
const programIds = programGroups.flatMap((group) =>
  Object.values(routes).flatMap(({ audience, operationId, tag }) =>
    tag === group && !['session', 'admin', 'operator'].includes(audience) ? [operationId] : [],
  ),
);
const apiReference = describeApi(openApi, programIds);
const publishedIds = Object.values(routes).flatMap(({ audience, operationId }) =>
  audience === 'operator' ? [] : [operationId],
);
const note = '// Written by `npm run generate` from the contract.';

const faceStyles = 'apps/web/src/styles/fonts.css';
const faces = await subsetFaces(new URL(`../${faceStyles}`, import.meta.url));

const publisher = await readPublisher(new URL('../publisher.json', import.meta.url));

const outputs: readonly { readonly path: string; readonly content: string | Buffer }[] = [
  {
    path: 'docs/architecture.md',
    content: withMap(await readFile(new URL('../docs/architecture.md', import.meta.url), 'utf8')),
  },
  { path: 'docs/api/openapi.json', content: `${JSON.stringify(openApi, null, 2)}\n` },
  { path: 'docs/api/reference.md', content: writeReference(describeApi(openApi, publishedIds), 'en') },
  { path: 'docs/api/reference.ar.md', content: writeReference(describeApi(openApi, publishedIds), 'ar') },
  { path: 'docs/api/errors.en.md', content: writeErrorCatalogue('en') },
  { path: 'docs/api/errors.ar.md', content: writeErrorCatalogue('ar') },
  ...programGroups.map((group) => ({
    path: `apps/web/src/features/api-docs/generated/${group.toLowerCase()}.data.ts`,
    content: `${note}\nexport const ${group.toLowerCase()}Operations = ${oneRowAnEntry(withoutMeanings(apiReference).filter(({ tag }) => tag === group))} as const;\n`,
  })),
  {
    path: 'packages/i18n/src/locales/en/web/generated/api-meanings.ts',
    content: `${note}\nexport const apiMeanings = ${JSON.stringify(
      meaningsOf(apiReference, (sentence) => sentence),
      null,
      2,
    )} as const;\n`,
  },
  {
    path: 'packages/i18n/src/locales/ar/web/generated/api-meanings.ts',
    content: `${note}\nexport const apiMeanings = ${JSON.stringify(meaningsOf(apiReference, sayInArabic(apiReference)), null, 2)} as const;\n`,
  },
  { path: 'packages/sdk/src/generated/schemas.ts', content: await describeSchemas(routes) },
  { path: 'packages/sdk/src/generated/api-types.ts', content: await describeTypes(routes) },
  {
    path: 'packages/sdk/src/generated/version.ts',
    content: await describeVersion(new URL('../packages/sdk/package.json', import.meta.url)),
  },
  ...(await Promise.all(
    ['packages/sdk', 'packages/cli', 'packages/arabic', 'packages/arabic-model', 'apps/desktop'].map(async (folder) => {
      const path = `${folder}/package.json`;
      const manifest = await readFile(new URL(`../${path}`, import.meta.url), 'utf8');
      return { path, content: withPublisher(manifest, publisher, folder) };
    }),
  )),
  {
    path: 'apps/desktop/src/main/generated/publisher.ts',
    content: `// Written by \`npm run generate\` from publisher.json.\n\n/** The service that people sign in to unless they name another. */\nexport const defaultService = '${publisher.service}';\n`,
  },
  { path: 'packages/sdk/src/generated/catalogue.ts', content: describeCatalogue() },
  { path: 'packages/cli/man/rakhim.1', content: await writeManual() },
  { path: 'docs/api/cli.en.md', content: await writeCommandReference('en') },
  { path: 'docs/api/cli.ar.md', content: await writeCommandReference('ar') },
  {
    path: 'packages/arabic/src/vowels/generated/lexicon.data.ts',
    content: compileLexicon(await readTables('../packages/arabic/lexicon/')),
  },
  {
    path: 'packages/arabic/src/pronunciation-lexicon/generated/known-words.data.ts',
    content: listKnownWords(await readTables('../packages/arabic/lexicon/')),
  },
  {
    path: 'packages/arabic/src/vowels/generated/rules.data.ts',
    content: compileRules(await readTables('../packages/arabic/rules/')),
  },
  {
    path: 'packages/arabic/src/vowels/network/generated/convolve.data.ts',
    content: await assembleModule(
      new URL('../packages/arabic/src/vowels/network/convolve.wat', import.meta.url),
      'convolveModule',
    ),
  },
  {
    path: 'packages/audio/src/signal/generated/fir.data.ts',
    content: await assembleModule(new URL('../packages/audio/src/signal/fir.wat', import.meta.url), 'firModule'),
  },
  ...faces.map(({ url, content }) => ({ path: join(faceStyles, '..', url), content })),
  {
    path: join(faceStyles, '..', 'faces/LICENSE'),
    content: await describeFaceLicences(new URL(`../${faceStyles}`, import.meta.url)),
  },
];

const isCheck = process.argv.includes('--check');
const root = new URL('../', import.meta.url);
let stale = 0;

for (const { path, content } of outputs) {
  const file = new URL(path, root);
  if (isCheck) {
    const found = await readFile(file).catch(() => Buffer.of());
    if (!found.equals(Buffer.from(content))) {
      process.stderr.write(`${path} is not what it is derived from says. Run: npm run generate\n`);
      stale += 1;
    }
  } else {
    await mkdir(new URL('./', file), { recursive: true });
    await writeFile(file, content);
    process.stdout.write(`wrote ${path}\n`);
  }
}
process.exitCode = stale > 0 ? 1 : 0;

/** The tables of tab-separated values in a folder, by name. */
async function readTables(folder: string): Promise<Record<string, string>> {
  const url = new URL(folder, import.meta.url);
  const names = (await readdir(url)).filter((name) => name.endsWith('.tsv')).toSorted();
  const contents = await Promise.all(names.map((name) => readFile(new URL(name, url), 'utf8')));
  return Object.fromEntries(names.map((name, index) => [name.replace(/\.tsv$/u, ''), contents[index] ?? '']));
}

/** JSON with every innermost object or list on a line of its own, so that a table reads as one. */
function oneRowAnEntry(value: unknown): string {
  const innermost = /[{[](?:[^{}[\]"]|"(?:[^"\\]|\\.)*")*[}\]]/g;
  return JSON.stringify(value, null, 2).replace(innermost, (entry) => entry.replace(/\s*\n\s*/g, ' '));
}
