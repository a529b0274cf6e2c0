import { createRates, type Rates } from './http/requests/rates';
import type { Services } from './services';

/** Limits of rates that count what other servers on the same database were asked too, about a second late. */
export function shareRates({ config, database, events, log, server }: Services): Rates {
  // The embedded database has one server.
  if (database.kind === 'pglite') return createRates(config);
  const rates = createRates(config, (told) => {
    events.publish({ type: 'rates', server: server.id, ...told }).catch((error: unknown) => log.warn({ err: error }, 'rates'));
  });
  events.on('rates', ({ server: other, counts, leftMs }) => {
    if (other !== server.id) rates.hear(other, { counts, leftMs });
  });
  return rates;
}
