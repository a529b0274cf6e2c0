import * as z from 'zod';
import { endpoint } from '../core/endpoint';
import { integer, namedShape, nothing } from '../core/wire';

const bytes = integer();
/** Percent of one core; several threads may use more than one. */
const share = z.number();

const server = z.object({
  name: z.string(),
  pid: integer(),
  version: z.string(),
  node: z.string(),
  runsJobs: z.boolean(),
  startTime: z.string(),
  lastSeenTime: z.string(),
  /** `gone` has not been heard of for a minute without saying that it stops. */
  state: z.enum(['running', 'stopped', 'gone']),
  /** Whether it is the one that answers. */
  isOwn: z.boolean(),
  cpu: share,
  memory: bytes,
  loopMs: z.number(),
});

const point = z.object({
  time: z.string(),
  servers: z.array(z.object({ name: z.string(), cpu: share, memory: bytes, loopMs: z.number() })),
  databaseBytes: bytes.nullable(),
  collectionWaiting: integer().nullable(),
  jobsWaiting: integer().nullable(),
});

/** How the servers and their database stand. */
export const sysMachineApi = {
  query: endpoint({
    method: 'GET',
    path: '/main/sysMachine/query',
    summary: 'The server that answers, its fleet, database, queues and disk',
    access: 'sysMachine.query',
    input: nothing(),
    output: z.object({
      dataTime: z.string(),
      sysOsInfo: z.object({
        osName: z.string(),
        osArch: z.string(),
        osVersion: z.string(),
        osHostName: z.string(),
        osHostAddress: z.string().nullable(),
        cpuName: z.string(),
        cpuCount: integer(),
        load: z.number(),
        memoryTotal: bytes,
        memoryFree: bytes,
        upSeconds: integer(),
      }),
      process: z.object({
        pid: integer(),
        version: z.string(),
        node: z.string(),
        v8: z.string(),
        startTime: z.string(),
        upSeconds: integer(),
        cpu: share,
        memory: bytes,
        heapUsed: bytes,
        heapTotal: bytes,
        heapLimit: bytes,
        /** Milliseconds that the event loop was late, 99 of 100 times at most. */
        loopMs: z.number(),
      }),
      disk: z.object({ mount: z.string(), total: bytes, used: bytes, free: bytes }).nullable(),
      database: z.object({
        kind: z.enum(['postgres', 'pglite']),
        version: z.string(),
        bytes,
        connections: integer().nullable(),
        /** `rows` as the database estimates them; null where it has not looked yet. */
        tables: z.array(z.object({ name: z.string(), bytes, rows: integer().nullable() })),
        /** Where the statements were measured: by the database, or by the server that answers since it started. */
        measuredBy: z.enum(['database', 'server']),
        slowest: z.array(z.object({ statement: z.string(), calls: integer(), meanMs: z.number(), longestMs: z.number() })),
      }),
      queues: z.array(
        z.object({
          /** `collection`, or the name of a job. */
          name: z.string(),
          /** What the job does, in three languages; null for other queues. */
          action: z.object(namedShape).nullable(),
          waiting: integer(),
          executing: integer(),
          failed: integer(),
        }),
      ),
      servers: z.array(server),
    }),
  }),
  samples: endpoint({
    method: 'GET',
    path: '/main/sysMachine/samples',
    summary: 'The last 24 hours in steps of ten minutes',
    access: 'sysMachine.query',
    input: nothing(),
    output: z.object({ points: z.array(point) }),
  }),
};
