import { type Route, routes } from '@rakhim/contract';
import type { Metrics, RequestMeasurement } from '#src/observability/metrics.ts';
import type { Tally } from './tally.ts';

/** How a request to a route is counted: by the time of its answer, by whether it failed only, or not at all. */
type Kind = 'timed' | 'counted' | 'speech';

const speechRoutes: readonly Route[] = [routes.createSpeech, routes.createTimedSpeech, routes.createOpenAiSpeech];
const kinds = new Map<string, Kind>(
  Object.values<Route>(routes)
    // What asks about health says nothing about it, and a stream of events ends when its reader likes.
    .filter(({ tag, events }) => tag !== 'Health' && events === undefined)
    .map((route) => [`${route.method} ${route.paths[0]}`, kindOf(route)]),
);

function kindOf(route: Route): Kind {
  if (speechRoutes.includes(route)) {
    return 'speech';
  }
  return route.streams ? 'counted' : 'timed';
}

const failedFrom = 500;
/** What the access log says of a caller who left. */
const leftStatus = 499;

/** Has the answers that are measured counted for the status page, too. */
export function withTally(metrics: Metrics, tally: Tally): Metrics {
  function note({ method, route, status, ms }: RequestMeasurement): void {
    const kind = kinds.get(`${method} ${route}`);
    if (kind === undefined || status === leftStatus) {
      return;
    }
    if (status >= failedFrom) {
      tally.noteFailed(kind === 'speech' ? 'speech' : 'api');
    } else if (kind !== 'speech') {
      tally.noteServed('api', kind === 'timed' ? ms : undefined);
    }
  }

  return {
    ...metrics,
    openRequest() {
      const noteEnd = metrics.openRequest();
      return (request) => {
        noteEnd(request);
        note(request);
      };
    },
    observeFirstAudio(ms) {
      metrics.observeFirstAudio(ms);
      tally.noteServed('speech', ms);
    },
  };
}
