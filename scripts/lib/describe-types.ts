import { readFile } from 'node:fs/promises';
import {
  type Audience,
  type Route,
  characterOf,
  dialects,
  errors,
  limits,
  voiceCharacters,
  voices,
} from '@rakhim/contract';
import { buildOpenApi } from '@rakhim/contract/openapi';
import openapiTS, { astToString } from 'openapi-typescript';

const audiencesOfKeys: readonly Audience[] = ['account', 'visitor', 'api-key'];
/** Routes for everybody that clients with a key ask, too. */
const publicRoutes: readonly string[] = ['listVoices', 'listPlans', 'getJobTimestamps'];

/** Routes whose query the SDK passes on as it is. */
const routesWithQuery: readonly string[] = ['getUsageReport'];

const note = '// Written by `npm run generate` from the contract.\n\n';
const versionNote = '// Written by `npm run generate` from package.json.\n\n';

/** Parts that are left out of the types: facts that they show by themselves, and empty tables. */
const shortenings: readonly (readonly [RegExp, string])[] = [
  [/^ *\/\*\* @enum \{\w+\} \*\/\n/gmu, ''],
  [/^ *\* @enum \{\w+\}\n/gmu, ''],
  [/^ {4}\w+: never;\n/gmu, ''],
  [/^( *\* @description .*)\n *\* @example (.*)$/gmu, '$1 For example: $2'],
  [/\/\*\*\n *\* (.*)\n *\*\//gu, '/** $1 */'],
];

function shorten(types: string): string {
  return shortenings.reduce((text, [long, short]) => text.replace(long, short), types);
}

type Routes = Readonly<Record<string, Route>>;

/**
 * The named parts of a description of these routes in TypeScript, one text each. Fields that have a default may be left
 * out of requests.
 */
async function describe(
  routes: readonly (readonly [string, Route])[],
): Promise<{ readonly components: string; readonly operations: string; readonly names: string }> {
  const document = JSON.stringify(buildOpenApi(Object.fromEntries(routes), 'https://example.com'));
  const tree = await openapiTS(document, {
    defaultNonNullable: false,
    immutable: true,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    alphabetize: true,
  });
  const partNamed = (name: string) =>
    astToString(tree.filter((node) => 'name' in node && (node.name as { readonly text: string }).text === name));
  const whole = astToString(tree).split('\n');
  return {
    components: shorten(partNamed('components')),
    operations: partNamed('operations'),
    // `Error` is the name of JavaScript's own.
    names: whole
      .filter((line) => line.startsWith('export type ') && line.includes("components['schemas']"))
      .join('\n')
      .replace('export type Error = ', 'export type ApiErrorBody = '),
  };
}

function publishedRoutes(routes: Routes): (readonly [string, Route])[] {
  return Object.entries(routes).filter(
    ([name, { audience, shape }]) =>
      publicRoutes.includes(name) || (audiencesOfKeys.includes(audience) && shape === undefined),
  );
}

/**
 * The shapes of everything that the holder of an API key can call in our own shape, as plain TypeScript without any
 * library: what the published SDK shows of the contract.
 */
export async function describeSchemas(routes: Routes): Promise<string> {
  return note + (await describe(publishedRoutes(routes))).components;
}

/** The same by their names, and the calls whose query is passed on. */
export async function describeTypes(routes: Routes): Promise<string> {
  const { names } = await describe(publishedRoutes(routes));
  const { operations } = await describe(Object.entries(routes).filter(([name]) => routesWithQuery.includes(name)));
  return `${note}import type { components } from './schemas.ts';\n\n${names}\n\n${operations}`;
}

/** The facts that the SDK's emulator answers with, a line each. */
export function describeCatalogue(): string {
  const { textCharactersMax, streamedTextCharactersMax, styleInstructionCharactersMax } = limits;
  const { spokenSecondsFree, spokenSecondsPerCharacter } = limits;
  const facts = {
    errors,
    limits: {
      textCharactersMax,
      streamedTextCharactersMax,
      styleInstructionCharactersMax,
      spokenSecondsFree,
      spokenSecondsPerCharacter,
    },
    dialects,
    voices: voices.map((voice) => ({
      ...voice,
      character: { en: characterOf(voice.id, 'en'), ar: characterOf(voice.id, 'ar') },
      goodFor: voiceCharacters[voice.id].goodFor,
    })),
  };
  return (
    note +
    Object.entries(facts)
      .map(([name, value]) => `export const ${name} = ${describeFact(value)} as const;\n`)
      .join('\n')
  );
}

function describeFact(fact: object): string {
  const lines = Array.isArray(fact)
    ? fact.map((value) => JSON.stringify(value))
    : Object.entries(fact).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  const [open, close] = Array.isArray(fact) ? '[]' : '{}';
  return `${open}\n${lines.map((line) => `  ${line},\n`).join('')}${close}`;
}

/** The version of a published package, for code that may not read files. */
export async function describeVersion(packageJson: URL): Promise<string> {
  const { version } = JSON.parse(await readFile(packageJson, 'utf8')) as { readonly version: string };
  return `${versionNote}export const version = '${version}';\n`;
}
