/** What is used of the server, which is none of the packages that may be imported. */
export interface Database {
  db: { execute: (text: string) => Promise<unknown>; transaction: <Result>(act: (tx: unknown) => Promise<Result>) => Promise<Result> };
  close: () => Promise<void>;
}

const server = new URL('../../../../../apps/server/src/', import.meta.url);

/** Code of the server, by its path in there. */
export const fromServer = async <Face>(path: string): Promise<Face> => (await import(new URL(path, server).href)) as Face;

/** The database that `DATABASE_URL` names, as the server opens it. */
export async function connectAsServer(): Promise<Database> {
  const { readConfig } = await fromServer<{ readConfig: (env: object) => unknown }>('config.ts');
  const { connect } = await fromServer<{ connect: (config: unknown, warn: () => void) => Promise<Database> }>('db/connect.ts');
  return connect(readConfig({ MODE: 'production', DATA_KEY: 'of-a-database-that-is-thrown-away', ...process.env }), () => {});
}
