import { startBacklot } from './server/backlot';
import { openDatabase } from './server/database';

interface LargeServer {
  address: string;
  stop: () => Promise<void>;
}

/** The built server on a million creators and 100,000 users; BENCH_ADDRESS names one that runs already. */
export async function startLargeServer(): Promise<LargeServer> {
  if (process.env.BENCH_ADDRESS) return { address: process.env.BENCH_ADDRESS, stop: () => Promise.resolve() };
  const database = await openDatabase();
  const server = await startBacklot(database.url);
  const stop = async () => {
    await server.stop();
    database.stop();
  };
  return { address: server.api.replace(/\/api$/, ''), stop };
}
