import type { VoiceTask } from '@rakhim/contract';
import type { Knex } from 'knex';
import type { VoiceProblem } from '#src/providers/voice-store/voice-store-error.ts';

export interface VoiceTaskRow {
  readonly id: string;
  readonly kind: VoiceTask['kind'];
  readonly voice: string;
  readonly state: VoiceTask['state'];
  readonly step: VoiceTask['step'];
  readonly bytes: number;
  readonly bytes_total: number;
  readonly problem: VoiceProblem | null;
  readonly problem_values: Readonly<Record<string, string>>;
  readonly requested_at: Date;
  readonly finished_at: Date | null;
}

export interface NewVoiceTask {
  readonly kind: VoiceTask['kind'];
  readonly voice: string;
  readonly bytesTotal: number;
  readonly accountId: string;
  /** What the account has agreed to. */
  readonly licence?: { readonly id: string; readonly sha256: string };
}

export interface VoiceTaskEnd {
  readonly state: 'done' | 'failed' | 'cancelled';
  readonly problem?: VoiceProblem;
  readonly values?: Readonly<Record<string, string>>;
}

export type VoiceTasksQueries = ReturnType<typeof createVoiceTasksQueries>;

/** A process that has said nothing for so long is gone, and its work with it. */
const silenceSecondsMax = 30;

export function createVoiceTasksQueries(db: Knex) {
  return {
    /** Ends tasks whose process has gone. */
    async endAbandoned(): Promise<number> {
      return db('voice_tasks')
        .where({ state: 'running' })
        .whereRaw(`alive_at < now() - make_interval(secs => ?)`, [silenceSecondsMax])
        .update({ state: 'failed', problem: 'interrupted', finished_at: db.fn.now() });
    },

    /** @returns nothing while another task runs. */
    async insert(
      tx: Knex,
      { kind, voice, bytesTotal, accountId, licence }: NewVoiceTask,
    ): Promise<VoiceTaskRow | undefined> {
      const rows = await tx('voice_tasks')
        .insert({
          kind,
          voice,
          bytes_total: bytesTotal,
          account_id: accountId,
          licence: licence?.id ?? null,
          licence_sha256: licence?.sha256 ?? null,
        })
        .onConflict(tx.raw(`((true)) WHERE state = 'running'`) as unknown as string)
        .ignore()
        .returning<VoiceTaskRow[]>('*');
      return rows.map(present)[0];
    },

    /** @returns whether the task should go on: nobody has stopped it or taken it for abandoned. */
    async noteAlive(id: string, progress: Pick<VoiceTaskRow, 'step' | 'bytes'>): Promise<boolean> {
      const rows = await db('voice_tasks')
        .where({ id, state: 'running' })
        .update({ ...progress, alive_at: db.fn.now() })
        .returning<{ is_stopping: boolean }[]>('is_stopping');
      return rows.some((row) => !row.is_stopping);
    },

    async finish(id: string, { state, problem, values = {} }: VoiceTaskEnd): Promise<void> {
      await db('voice_tasks')
        .where({ id, state: 'running' })
        .update({
          state,
          problem: problem ?? null,
          problem_values: JSON.stringify(values),
          finished_at: db.fn.now(),
          ...(state === 'done' && { bytes: db.ref('bytes_total') }),
        });
    },

    /** @returns false where no such task runs. */
    async requestStop(id: string): Promise<boolean> {
      return (await db('voice_tasks').where({ id, state: 'running' }).update({ is_stopping: true })) > 0;
    },

    /** @returns the address of whoever asked, or that it is not known any more. */
    async findAsker(id: string): Promise<string> {
      const row = await db('voice_tasks AS t')
        .join('accounts AS a', 'a.id', 't.account_id')
        .where('t.id', id)
        .first<{ email: string } | undefined>('a.email');
      return row?.email ?? 'unknown';
    },

    async findLast(): Promise<VoiceTaskRow | undefined> {
      const row = await db<VoiceTaskRow>('voice_tasks')
        .orderBy('requested_at', 'desc')
        .first<VoiceTaskRow | undefined>();
      return row && present(row);
    },
  };
}

/** PostgreSQL's driver gives large integers as texts. */
function present(row: VoiceTaskRow): VoiceTaskRow {
  return { ...row, bytes: Number(row.bytes), bytes_total: Number(row.bytes_total) };
}
