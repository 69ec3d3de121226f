/** Refuses to publish a folder of packages from which installed desktop apps could not update. */
import { findFeedFaults } from './lib/update-feed.ts';

const faults = await findFeedFaults(process.argv[2] ?? 'release');
faults.forEach((fault) => process.stderr.write(`${fault}\n`));
process.exitCode = faults.length > 0 ? 1 : 0;
