import { rm } from 'node:fs/promises';
import { prepareData } from './startServer';

/** The environment variable that tells the workers where the prepared data are. */
export const preparedDataName = 'JOURNEYS_DATA';

/** Runs once before all journeys; what it answers runs after them. */
// The runner takes the default export of this file.
// oxlint-disable-next-line import/no-default-export
export default async function prepare(): Promise<() => Promise<void>> {
  if (process.env['JOURNEYS_URL']) return async () => undefined;
  const folder = await prepareData();
  process.env[preparedDataName] = folder;
  return () => rm(folder, { recursive: true, force: true });
}
