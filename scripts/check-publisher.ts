/**
 * Refuses to publish while `publisher.json` holds placeholders, or names another repository than the one that builds.
 * Runs before every `npm publish` and every release of the desktop app.
 */
import { findPublisherFaults, readPublisher } from './lib/publisher.ts';

const { env } = process;
const builtFrom =
  env['GITHUB_REPOSITORY'] === undefined ? undefined : `${env['GITHUB_SERVER_URL']}/${env['GITHUB_REPOSITORY']}`;
const faults = findPublisherFaults(await readPublisher(new URL('../publisher.json', import.meta.url)), builtFrom);
faults.forEach((fault) => process.stderr.write(`publisher.json: ${fault}\n`));
if (faults.length > 0 && env['npm_config_dry_run'] !== 'true') {
  process.stderr.write('Nothing is published. Say who you are in publisher.json, then run: npm run generate\n');
  process.exitCode = 1;
}
