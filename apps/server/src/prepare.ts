import { readConfig } from './config';
import { connect } from './db/connect';
import { prepareDatabase } from './prepareDatabase';

/** Prepares the database and ends: what a first start would do before it listens. */
try {
  const config = readConfig(process.env);
  const database = await connect(config, () => {});
  await prepareDatabase(database, config).finally(() => database.close());
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
