import { rm } from 'node:fs/promises';
import { forTests, ownPostgres } from '@backlot/dev/ownPostgres';
import { prepareData, type PreparedData } from './startServer';

const name = 'JOURNEYS_DATA';

/** The prepared data, as the workers are told of them. */
export const preparedData = (): PreparedData => JSON.parse(process.env[name] ?? '{}') as PreparedData;

/** Runs once before all journeys; what it answers runs after them. Servers are on PostgreSQL where there is one, which costs the processor less. */
// The runner takes the default export of this file.
// oxlint-disable-next-line import/no-default-export
export default async function prepare(): Promise<() => Promise<void>> {
  if (process.env['JOURNEYS_URL']) return async () => undefined;
  const postgres = await ownPostgres(forTests);
  const data = await prepareData(postgres?.url).catch((error: unknown) => {
    postgres?.stop();
    throw error;
  });
  process.env[name] = JSON.stringify(data);
  return async () => {
    postgres?.stop();
    await rm(data.folder, { recursive: true, force: true });
  };
}
