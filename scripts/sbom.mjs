/**
 * `npm run sbom -- FILE`: writes what the service is made of, with versions, licences and checksums, as CycloneDX. What
 * is only for development is left out.
 */
import { bootstrap } from './lib/bootstrap.mjs';
import { runInForeground } from './lib/foreground.mjs';
import { environmentFor, npxCall } from './lib/npx.mjs';
import { readPackageManager } from './lib/project.mjs';

const [file = 'sbom.cdx.json'] = process.argv.slice(2);

await bootstrap((node) => {
  const { command, parameters, shell } = npxCall(node, [
    ...['--yes', readPackageManager(), 'sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'],
    ...['--prod', '--filter', '@rakhim/api', '--out', file],
  ]);
  return runInForeground(command, parameters, { env: environmentFor(node), shell });
});
