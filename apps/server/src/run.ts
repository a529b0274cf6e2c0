import { readConfig } from './config';
import { type RunningServer, startServer } from './start';

const say = (text: string) => void process.stdout.write(`${text}\n`);
const patienceMs = 10_000;

try {
  const config = readConfig(process.env);
  // "npm start" tells all this itself.
  const isTold = config.mode === 'demo' && process.env.BACKLOT_BEGUN === undefined;
  let isListening = false;
  const starting = startServer(config, {
    progress: isTold ? (step) => say(`  ${step} …`) : undefined,
    listening: () => {
      isListening = true;
    },
  });
  // A server that answers already finishes what it was asked, also while the rest of it is still starting.
  const stopOn = () => (isListening ? void starting.then((server) => stop(server, config.DRAIN_MS)) : process.exit(1));
  process.once('SIGTERM', stopOn);
  process.once('SIGINT', stopOn);
  const server = await starting;
  if (isTold) {
    say(`\nBacklot is ready: ${server.url}`);
    say('Demo accounts: superAdmin, admin, finance, leader.ph, bd.ph.1, shop.ph.1, staff.1 (also vn th my sg id)');
    say(`Password of all of them: ${config.DEMO_PASSWORD}\n`);
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

function stop(server: RunningServer, drainMs: number): void {
  const fail = (why: string) => {
    process.stderr.write(`${why}\n`);
    process.exit(1);
  };
  const giveUp = () => fail(`Stopped by force: ${server.waitsFor()} had not ended after ${patienceMs / 1000} s.`);
  setTimeout(giveUp, drainMs + patienceMs).unref();
  server.close(drainMs).then(
    () => process.exit(0),
    (error: unknown) => fail(error instanceof Error ? (error.stack ?? error.message) : String(error)),
  );
}
