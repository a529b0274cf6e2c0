import { inspect } from 'node:util';
import { readConfig } from './config';
import { connect } from './db/connect';
import { prepareDatabase } from './prepareDatabase';

/** Prepares the database and ends: what a first start would do before it listens. */
try {
  const config = readConfig(process.env);
  const database = await connect(config, () => {});
  const warn = (what: object, message: string) => void process.stderr.write(`${message}: ${inspect(what)}\n`);
  await prepareDatabase(database, config, { warn }).finally(() => database.close());
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
