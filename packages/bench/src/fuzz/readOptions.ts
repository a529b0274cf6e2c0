import { parseArgs } from 'node:util';

interface FuzzOptions {
  seed: number;
  requests: number;
  /** The one request that is sent, instead of all. */
  only?: number;
  /** On PostgreSQL instead of the embedded database. */
  isPostgres: boolean;
}

/** What `pnpm fuzz` was asked for. */
export function readOptions(words: readonly string[]): FuzzOptions {
  const { values } = parseArgs({
    args: words.filter((word) => word !== '--'),
    options: {
      seed: { type: 'string', default: '1' },
      requests: { type: 'string', default: '5000' },
      only: { type: 'string' },
      postgres: { type: 'boolean', default: process.env['TEST_DATABASE_URL'] !== undefined },
    },
  });
  return {
    seed: Number(values.seed),
    requests: Number(values.requests),
    ...(values.only !== undefined && { only: Number(values.only) }),
    isPostgres: values.postgres,
  };
}
