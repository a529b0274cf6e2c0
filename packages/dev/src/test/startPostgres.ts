import { canHavePostgres, ownPostgres, type OwnPostgres } from './ownPostgres.ts';

/** The PostgreSQL that TEST_DATABASE_URL names, else a throw-away one; undefined when none can be had. */
export async function startPostgres(
  settings: Readonly<Record<string, string>> = {},
): Promise<Pick<OwnPostgres, 'url' | 'stop'> | undefined> {
  const url = process.env.TEST_DATABASE_URL;
  return url ? { url, stop: () => undefined } : ownPostgres(settings);
}

export const hasPostgres = (): boolean => process.env.TEST_DATABASE_URL !== undefined || canHavePostgres();
