import type { Logger } from 'pino';
import type { Config } from '#src/config/config.ts';
import type { Database } from '#src/database/create-database.ts';
import type { AccountsQueries } from '#src/modules/accounts/accounts.queries.ts';
import { createAdministratorsService } from '#src/modules/accounts/administrators/administrators.service.ts';
import { createAuditService } from '#src/modules/audit/audit.service.ts';
import type { LiveEventsService } from '#src/modules/live-events/live-events.service.ts';
import {
  type NeuralVoicesService,
  createNeuralVoicesService,
} from '#src/modules/neural-voices/neural-voices.service.ts';
import { createPerformVoiceTask } from '#src/modules/neural-voices/tasks/perform-voice-task.ts';
import { createVoiceTasksQueries } from '#src/modules/neural-voices/tasks/voice-tasks.queries.ts';
import {
  type VoiceTasksService,
  createVoiceTasksService,
} from '#src/modules/neural-voices/tasks/voice-tasks.service.ts';
import type { VoiceShelf } from '#src/providers/speech/voice-table/open-voices.ts';

export interface NeuralVoicesContext {
  readonly neuralVoices: NeuralVoicesService;
  readonly voiceTasks: VoiceTasksService;
}

export interface NeuralVoicesResources {
  readonly config: Config;
  readonly db: Database;
  readonly logger: Logger;
  readonly voices: VoiceShelf;
  readonly accounts: AccountsQueries;
  readonly liveEvents: LiveEventsService;
}

/** The part of the composition root that is about neural voices. */
export function createNeuralVoicesContext(resources: NeuralVoicesResources): NeuralVoicesContext {
  const { config, db, logger, voices: shelf, accounts, liveEvents } = resources;
  const { adminEmails } = config.accounts;
  const administrators = createAdministratorsService({ queries: accounts, adminEmails });

  async function announce(): Promise<void> {
    // Whoever misses it sees it with the next look.
    for (const { id } of await administrators.list().catch(() => [])) {
      liveEvents.announce({ accountId: id, kind: 'voices' });
    }
  }

  const queries = createVoiceTasksQueries(db);
  const voiceTasks = createVoiceTasksService({
    ...{ db, queries, logger, announce },
    perform: createPerformVoiceTask(shelf, (taskId) => queries.findAsker(taskId)),
  });
  const { isSelling } = config.billing;
  const audit = createAuditService();
  return {
    voiceTasks,
    neuralVoices: createNeuralVoicesService({ db, shelf, tasks: voiceTasks, audit, isSelling, announce }),
  };
}
