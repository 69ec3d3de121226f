/** `npm run bench`: brings what is missing, as `npm start` does, then measures. */
import { join } from 'node:path';
import { installDependencies } from './lib/dependencies.mjs';
import { runInForeground } from './lib/foreground.mjs';
import { findNode } from './lib/node-runtime.mjs';
import { environmentFor } from './lib/npx.mjs';
import { projectDir } from './lib/project.mjs';

const node = findNode();
await installDependencies(node);
const script = join(projectDir, 'scripts', 'bench.ts');
process.exitCode = await runInForeground(node, ['--conditions=@nabra/source', script], { env: environmentFor(node) });
