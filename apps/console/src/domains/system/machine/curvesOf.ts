import type { ChartData } from '@backlot/ui-kit/chart';
import type { Sample } from './Machine';

interface Words {
  /** The hour of a moment, where the reader is. */
  time: (time: string) => string;
  database: string;
  collection: string;
  jobs: string;
}

type Curves = Record<'cpu' | 'memory' | 'loop' | 'database' | 'waiting', ChartData>;

/** Servers that get a curve at most: those of the newest samples. */
const mostServers = 6;
const megabyte = 1_048_576;

/** Curves out of samples; where nothing was measured there is a gap. */
export function curvesOf(points: readonly Sample[], words: Words): Curves {
  const labels = points.map(({ time }) => words.time(time));
  const names = [...new Set(points.toReversed().flatMap(({ servers }) => servers.map(({ name }) => name)))].slice(0, mostServers);
  const ofServers = (pick: (server: Sample['servers'][number]) => number): ChartData => ({
    labels,
    series: names.map((name) => ({
      id: name,
      name,
      values: points.map(({ servers }) => {
        const found = servers.find((server) => server.name === name);
        return found ? pick(found) : null;
      }),
    })),
  });
  const whole = (id: string, name: string, pick: (point: Sample) => number | null) => ({ id, name, values: points.map(pick) });
  return {
    cpu: ofServers(({ cpu }) => cpu),
    memory: ofServers(({ memory }) => Math.round(memory / megabyte)),
    loop: ofServers(({ loopMs }) => loopMs),
    database: {
      labels,
      series: [whole('database', words.database, ({ databaseBytes }) => databaseBytes && Math.round(databaseBytes / megabyte))],
    },
    waiting: {
      labels,
      series: [
        whole('collection', words.collection, ({ collectionWaiting }) => collectionWaiting),
        whole('jobs', words.jobs, ({ jobsWaiting }) => jobsWaiting),
      ],
    },
  };
}
