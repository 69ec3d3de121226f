import type { ServiceIncident } from '@rakhim/contract';
import type { IncidentUpdateRow } from './incidents.queries.ts';

/** Gathers updates by their incident; both keep their order, which is newest first. */
export function presentIncidents(rows: readonly IncidentUpdateRow[]): ServiceIncident[] {
  return Map.groupBy(rows, ({ id }) => id)
    .values()
    .map(presentIncident)
    .toArray();
}

function presentIncident(rows: readonly IncidentUpdateRow[]): ServiceIncident {
  const [last] = rows;
  if (!last) {
    throw new RangeError('An incident has at least one update.');
  }
  return {
    id: last.id,
    title: { en: last.title_en, ar: last.title_ar },
    startedAt: last.started_at.toISOString(),
    resolvedAt: last.state === 'resolved' ? last.at.toISOString() : null,
    updates: rows.map(({ state, text_en: en, text_ar: ar, at }) => ({ state, text: { en, ar }, at: at.toISOString() })),
  };
}
