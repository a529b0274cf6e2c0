import type { PGlite, Transaction } from '@electric-sql/pglite';

/** Without a pause for the network nobody's question would be read while a transaction runs, whoever asks for the database or not. */
const longestRunMs = 10;

/** Pauses between the statements of a transaction whenever it has kept the thread for long: the embedded database works in it. */
export function restBetween(client: PGlite): void {
  const transaction = client.transaction.bind(client) as PGlite['transaction'];
  client.transaction = (act) => transaction((tx) => act(resting(tx)));
}

function resting(tx: Transaction): Transaction {
  let rested = performance.now();
  const query = tx.query.bind(tx) as Transaction['query'];
  tx.query = async (...args: Parameters<Transaction['query']>) => {
    if (performance.now() - rested > longestRunMs) {
      await new Promise((resolve) => setImmediate(resolve));
      rested = performance.now();
    }
    return query(...args);
  };
  return tx;
}
