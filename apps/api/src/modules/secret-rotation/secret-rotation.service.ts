import type { Knex } from 'knex';
import type { TrialsService } from '#src/modules/billing/trials/trials.service.ts';
import { apiKeyPurpose } from '#src/modules/api-keys/issue-secret.ts';
import { blobKeyOf } from '#src/modules/history/history.queries.ts';
import { factsPurpose } from '#src/modules/history/kept-sounds/kept-facts.ts';
import type { SoundStore } from '#src/modules/history/sound-store.ts';
import { sharePagePurpose, shareTokenPurpose } from '#src/modules/history/shares/share-seal.ts';
import { wordsPurpose } from '#src/modules/history/utterance-seal.ts';
import { segmentKeyOf, soundKeyOf } from '#src/modules/jobs/job-keys.ts';
import { jobSettingsPurpose, jobTextPurpose, jobTimesPurpose } from '#src/modules/jobs/job-seal.ts';
import { signingKeyPurpose } from '#src/modules/signing-keys/signing-keys.service.ts';
import { webhookMessagePurpose } from '#src/modules/webhooks/webhook-outbox.ts';
import { webhookSecretPurpose } from '#src/modules/webhooks/webhook-secret.ts';
import type { MasterSecret } from '#src/secrets/master-secret.ts';
import { sealBytes, tryUnsealBytes } from '#src/secrets/opaque-token.ts';

/** What became of things of one kind. */
export interface RotationCounts {
  readonly kind: string;
  /** Sealed under the current master secret now, and by the previous one before. */
  readonly renewed: number;
  /** Sealed under the current one already. */
  readonly current: number;
  /** Opened by neither: they were lost before. */
  readonly lost: number;
}

export interface SecretRotationService {
  /**
   * Seals anew what the previous master secret sealed, while the service runs under both. May be broken off and run
   * again.
   */
  rotate(): AsyncGenerator<RotationCounts, void>;
}

export interface SecretRotationOptions {
  readonly db: Knex;
  readonly masterSecret: MasterSecret;
  readonly sounds: SoundStore;
  /** The same store, with room for sounds of whole jobs. */
  readonly jobSounds: SoundStore;
  readonly trials: TrialsService;
}

interface SealedColumn {
  readonly kind: string;
  readonly table: string;
  readonly id: string;
  readonly column: string;
  readonly purposeOf: (id: string) => string;
}

const sealedColumns: readonly SealedColumn[] = [
  { kind: 'signing keys', table: 'signing_keys', id: 'id', column: 'private_key', purposeOf: () => signingKeyPurpose },
  { kind: 'API keys', table: 'api_keys', id: 'id', column: 'sealed_key', purposeOf: apiKeyPurpose },
  { kind: 'texts', table: 'utterances', id: 'request_id', column: 'sealed_words', purposeOf: wordsPurpose },
  { kind: 'word times', table: 'utterances', id: 'request_id', column: 'sealed_facts', purposeOf: factsPurpose },
  { kind: 'links to listen', table: 'shares', id: 'request_id', column: 'sealed_token', purposeOf: shareTokenPurpose },
  { kind: 'listening pages', table: 'shares', id: 'request_id', column: 'sealed_page', purposeOf: sharePagePurpose },
  { kind: 'jobs', table: 'speech_jobs', id: 'id', column: 'sealed_settings', purposeOf: jobSettingsPurpose },
  {
    kind: 'webhook secrets',
    table: 'webhook_endpoints',
    id: 'id',
    column: 'sealed_secret',
    purposeOf: webhookSecretPurpose,
  },
  {
    kind: 'old webhook secrets',
    table: 'webhook_endpoints',
    id: 'id',
    column: 'sealed_old_secret',
    purposeOf: webhookSecretPurpose,
  },
  {
    kind: 'webhook messages',
    table: 'webhook_messages',
    id: 'id',
    column: 'sealed_body',
    purposeOf: webhookMessagePurpose,
  },
];

type Fate = keyof Omit<RotationCounts, 'kind'>;

const batchSize = 200;

export function createSecretRotationService(options: SecretRotationOptions): SecretRotationService {
  const { db, masterSecret, sounds, jobSounds, trials } = options;

  /** Reads the rows of a query in the order of their ids, a batch at a time. */
  async function* walk<Row extends { readonly id: string }>(query: () => Knex.QueryBuilder): AsyncGenerator<Row> {
    let last: string | undefined;
    for (;;) {
      const page = query().orderBy('id').limit(batchSize);
      const rows = (await (last === undefined ? page : page.where('id', '>', last))) as Row[];
      yield* rows;
      last = rows.at(-1)?.id;
      if (rows.length < batchSize) {
        return;
      }
    }
  }

  /** @param replace writes what is sealed anew, unless the row has changed meanwhile: then it is sealed anew already. */
  async function reseal(
    purpose: string,
    sealed: Buffer,
    replace: (renewed: Buffer) => Promise<unknown>,
  ): Promise<Fate> {
    if (tryUnsealBytes(masterSecret.current, purpose, sealed) !== undefined) {
      return 'current';
    }
    const bytes = masterSecret.previous && tryUnsealBytes(masterSecret.previous, purpose, sealed);
    if (bytes === undefined) {
      return 'lost';
    }
    await replace(sealBytes(masterSecret.current, purpose, bytes));
    return 'renewed';
  }

  const resealColumn = ({ table, id, column, purposeOf }: SealedColumn, row: SealedRow): Promise<Fate> =>
    reseal(purposeOf(row.id), row.sealed, (renewed) =>
      db(table)
        .where({ [id]: row.id, [column]: row.sealed })
        .update({ [column]: renewed }),
    );

  /** Reads the texts of jobs, one job at a time. */
  async function* walkJobTexts(): AsyncGenerator<JobTextRow> {
    for await (const { id } of walk<{ id: string }>(() => db('speech_jobs').select('id'))) {
      yield* await db('speech_job_segments')
        .where({ job_id: id })
        .select<JobTextRow[]>('job_id', 'position', 'sealed_text');
    }
  }

  /** Reads when the words of jobs sound, one segment at a time. */
  async function* walkJobTimes(): AsyncGenerator<JobTimesRow> {
    for await (const { id } of walk<{ id: string }>(() => db('speech_jobs').select('id'))) {
      for (const position of await db('speech_job_times').where({ job_id: id }).pluck<number[]>('position')) {
        yield* await db('speech_job_times')
          .where({ job_id: id, position })
          .select<JobTimesRow[]>('job_id', 'position', 'sealed_times');
      }
    }
  }

  /** Reads where the sounds of jobs are, whole ones and segments. */
  async function* walkJobSounds(): AsyncGenerator<{ readonly key: string; readonly size: number }> {
    const jobs = walk<JobSoundRow>(() => db('speech_jobs').select('id', 'account_id', 'sound_bytes'));
    for await (const job of jobs) {
      if (job.sound_bytes !== null) {
        yield { key: soundKeyOf(job), size: Number(job.sound_bytes) };
        continue;
      }
      const segments = await db('speech_job_segments')
        .where({ job_id: job.id })
        .whereNotNull('bytes')
        .select<{ position: number; spoken_in_run: number; bytes: string }[]>('position', 'spoken_in_run', 'bytes');
      for (const { position, spoken_in_run: run, bytes } of segments) {
        yield { key: segmentKeyOf(job, position, run), size: Number(bytes) };
      }
    }
  }

  const resealJobText = (row: JobTextRow): Promise<Fate> =>
    reseal(jobTextPurpose(row.job_id, row.position), row.sealed_text, (renewed) =>
      db('speech_job_segments').where(row).update({ sealed_text: renewed }),
    );

  const resealJobTimes = (row: JobTimesRow): Promise<Fate> =>
    reseal(jobTimesPurpose(row.job_id, row.position), row.sealed_times, (renewed) =>
      db('speech_job_times').where(row).update({ sealed_times: renewed }),
    );

  async function resealSound({ account_id: accountId, id, audio_bytes: size }: SoundRow): Promise<Fate> {
    const key = blobKeyOf(accountId, id);
    const fate = await sounds.reseal(key, size);
    if (
      fate === 'renewed' &&
      !(await db('utterances').where({ request_id: id, audio_state: 'kept' }).first('request_id'))
    ) {
      // Its owner deleted it meanwhile.
      await sounds.delete(key);
    }
    return fate;
  }

  async function count<Row>(
    kind: string,
    rows: AsyncIterable<Row>,
    work: (row: Row) => Promise<Fate>,
  ): Promise<RotationCounts> {
    const counts = { renewed: 0, current: 0, lost: 0 };
    for await (const row of rows) {
      counts[await work(row)] += 1;
    }
    return { kind, ...counts };
  }

  return {
    async *rotate() {
      for (const sealed of sealedColumns) {
        const { kind, table, id, column } = sealed;
        const rows = walk<SealedRow>(() =>
          db.from(db(table).select({ id, sealed: column }).whereNotNull(column).as('sealed_rows')).select('*'),
        );
        yield await count(kind, rows, (row) => resealColumn(sealed, row));
      }
      yield await count('texts of jobs', walkJobTexts(), resealJobText);
      yield await count('word times of jobs', walkJobTimes(), resealJobTimes);
      yield await count('sounds of jobs', walkJobSounds(), ({ key, size }) => jobSounds.reseal(key, size));
      const kept = walk<SoundRow>(() =>
        db
          .from(
            db('utterances')
              .where({ audio_state: 'kept' })
              .select({ id: 'request_id' }, 'account_id', 'audio_bytes')
              .as('kept_sounds'),
          )
          .select('*'),
      );
      yield await count('sounds', kept, resealSound);
      const people = walk<{ id: string; email: string }>(() => db('accounts').select('id', 'email'));
      yield await count('trials', people, async ({ id, email }) =>
        (await trials.renewClaims({ accountId: id, email })) > 0 ? 'renewed' : 'current',
      );
    },
  };
}

interface SealedRow {
  readonly id: string;
  readonly sealed: Buffer;
}

interface JobTextRow {
  readonly job_id: string;
  readonly position: number;
  readonly sealed_text: Buffer;
}

interface JobTimesRow {
  readonly job_id: string;
  readonly position: number;
  readonly sealed_times: Buffer;
}

interface JobSoundRow {
  readonly id: string;
  readonly account_id: string;
  readonly sound_bytes: string | null;
}

interface SoundRow {
  readonly id: string;
  readonly account_id: string;
  readonly audio_bytes: number;
}
