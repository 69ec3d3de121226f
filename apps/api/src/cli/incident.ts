import { loadConfig } from '#src/config/config.ts';
import { openDatabaseBeside } from '#src/database/open-database-beside.ts';
import { type IncidentsQueries, createIncidentsQueries } from '#src/modules/status/incidents/incidents.queries.ts';
import { createLogger } from '#src/observability/logger.ts';
import { type IncidentOrder, readIncidentOrder } from './incident-order.ts';
import { exitCodes, runCommand } from './run-command.ts';

const usage = `Usage: npm run incident -- open   --title-en TEXT --title-ar TEXT --text-en TEXT --text-ar TEXT [--since TIME]
       npm run incident -- update NUMBER --state STATE --text-en TEXT --text-ar TEXT

Tells readers of the status page, in both languages, what has happened and how far we are.
STATE is investigating, identified, monitoring or resolved. TIME is one such as 2026-11-27T09:30:00Z; without it, now.`;

async function carryOut(order: IncidentOrder, incidents: IncidentsQueries): Promise<number> {
  if (order.command === 'open') {
    const id = await incidents.openIncident(order);
    process.stdout.write(`Incident ${id} is on the status page within a minute.\n`);
    return exitCodes.done;
  }
  if (await incidents.updateIncident(order.id, order)) {
    process.stdout.write(`Incident ${order.id} is ${order.state}.\n`);
    return exitCodes.done;
  }
  process.stderr.write(`There is no incident ${order.id}.\n`);
  return exitCodes.refused;
}

/** Writes about an outage on the status page. @returns the exit code. */
async function main(parameters: readonly string[]): Promise<number> {
  const order = readIncidentOrder(parameters);
  if (!order) {
    process.stderr.write(`${usage}\n`);
    return exitCodes.misused;
  }
  const config = loadConfig();
  const database = await openDatabaseBeside(config, createLogger(config.log.level));
  try {
    return await carryOut(order, createIncidentsQueries(database.db));
  } finally {
    await database.close();
  }
}

await runCommand(main);
