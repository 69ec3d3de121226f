import { readFile } from 'node:fs/promises';
import { type Audience, type Route, dialects, errors, limits, voices } from '@nabra/contract';
import { buildOpenApi } from '@nabra/contract/openapi';
import openapiTS, { astToString } from 'openapi-typescript';

const audiencesOfKeys: readonly Audience[] = ['account', 'api-key'];
/** Routes for everybody that clients with a key ask, too. */
const publicRoutes: readonly string[] = ['listVoices', 'listPlans'];

/** Tables that repeat what stands in `operations`, or are empty. */
const unneeded: readonly string[] = ['paths', 'webhooks', '$defs'];

const note = '// Written by `npm run generate` from the contract.\n\n';
const versionNote = '// Written by `npm run generate` from package.json.\n\n';

/**
 * The types of everything that the holder of an API key can call in our own shape, as plain TypeScript without any library: what the published SDK shows of the contract.
 * Fields that have a default may be left out of requests.
 */
export async function describeTypes(routes: Readonly<Record<string, Route>>): Promise<string> {
  const published = Object.entries(routes).filter(
    ([name, { audience, shape }]) => publicRoutes.includes(name) || (audiencesOfKeys.includes(audience) && shape === undefined),
  );
  const document = JSON.stringify(buildOpenApi(Object.fromEntries(published), 'https://example.com'));
  const tree = await openapiTS(document, { defaultNonNullable: false, immutable: true, rootTypes: true, rootTypesNoSchemaPrefix: true, alphabetize: true });
  const needed = tree.filter((node) => !('name' in node && unneeded.includes((node.name as { readonly text: string }).text)));
  // `Error` is the name of JavaScript's own.
  return note + astToString(needed).replace('export type Error = ', 'export type ApiErrorBody = ');
}

/** The facts that the SDK's emulator answers with. */
export function describeCatalogue(): string {
  const { textCharactersMax, streamedTextCharactersMax, styleInstructionCharactersMax } = limits;
  const facts = { errors, limits: { textCharactersMax, streamedTextCharactersMax, styleInstructionCharactersMax }, dialects, voices };
  return note + Object.entries(facts).map(([name, value]) => `export const ${name} = ${JSON.stringify(value, null, 2)} as const;\n`).join('\n');
}

/** The version of a published package, for code that may not read files. */
export async function describeVersion(packageJson: URL): Promise<string> {
  const { version } = JSON.parse(await readFile(packageJson, 'utf8')) as { readonly version: string };
  return `${versionNote}export const version = '${version}';\n`;
}
