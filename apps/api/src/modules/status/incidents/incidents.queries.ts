import type { InBothLanguages, IncidentState } from '@rakhim/contract';
import type { Knex } from 'knex';
import { inTransaction } from '#src/database/transaction.ts';

export interface NewIncidentUpdate {
  readonly state: IncidentState;
  readonly text: InBothLanguages;
}

export interface NewIncident extends NewIncidentUpdate {
  readonly title: InBothLanguages;
  readonly startedAt: Date;
}

/** An update, with the incident that it is of. */
export interface IncidentUpdateRow {
  readonly id: number;
  readonly title_en: string;
  readonly title_ar: string;
  readonly started_at: Date;
  readonly state: IncidentState;
  readonly text_en: string;
  readonly text_ar: string;
  readonly at: Date;
}

export type IncidentsQueries = ReturnType<typeof createIncidentsQueries>;

export function createIncidentsQueries(db: Knex) {
  async function addUpdate(tx: Knex, incidentId: number, { state, text }: NewIncidentUpdate): Promise<void> {
    await tx('service_incident_updates').insert({ incident_id: incidentId, state, text_en: text.en, text_ar: text.ar });
  }

  return {
    /** @returns its number. */
    openIncident(incident: NewIncident): Promise<number> {
      const { title, startedAt } = incident;
      return inTransaction(db, async (tx) => {
        const [row] = await tx('service_incidents')
          .insert({ title_en: title.en, title_ar: title.ar, started_at: startedAt })
          .returning<{ id: number }[]>('id');
        const id = row?.id ?? 0;
        await addUpdate(tx, id, incident);
        return id;
      });
    },

    /** @returns false where there is no such incident. */
    async updateIncident(id: number, update: NewIncidentUpdate): Promise<boolean> {
      const known = await db('service_incidents').where({ id }).first<{ id: number } | undefined>('id');
      await (known && addUpdate(db, id, update));
      return known !== undefined;
    },

    /** Every update of the incidents that began since this day or are not over; the newest first. */
    async findUpdates(since: string): Promise<IncidentUpdateRow[]> {
      const { rows } = await db.raw<{ rows: IncidentUpdateRow[] }>(
        `SELECT i.id, i.title_en, i.title_ar, i.started_at, u.state, u.text_en, u.text_ar, u.at
         FROM service_incidents i JOIN service_incident_updates u ON u.incident_id = i.id
         WHERE i.started_at >= :since::date
           OR (SELECT state FROM service_incident_updates last WHERE last.incident_id = i.id ORDER BY last.id DESC LIMIT 1) <> 'resolved'
         ORDER BY i.started_at DESC, i.id DESC, u.id DESC`,
        { since },
      );
      return rows;
    },
  };
}
