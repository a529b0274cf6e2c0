import type { Db } from '../../../../db/database';
import { createInputsHash, type OrderLine, type Submission, type Terms } from '../../compute';
import { createTurns, type InTurn } from './createTurns';
import { readLines, type Sourced } from './readLines';
import { readSubmissions } from './readSubmissions';
import type { MonthKey } from './MonthKey';

interface Takers {
  order: (line: Sourced<OrderLine>) => Promise<void> | void;
  submission: (submission: Sourced<Submission>) => Promise<void> | void;
  /** In which the takers send what they have to the database, where they do. */
  inTurn: InTurn;
}

/** Hands over all that a month is computed from, once, and answers its hash (domain/money 4.8). */
export async function eachInput(
  db: Db,
  key: MonthKey,
  terms: Terms,
  { order, submission, inTurn = createTurns() }: Partial<Takers> = {},
): Promise<string> {
  const inputs = createInputsHash(terms);
  for await (const line of readLines(db, key, terms, inTurn)) {
    inputs.add('orders', line.input);
    await order?.(line);
  }
  for (const place of await inTurn(() => readSubmissions(db, key, terms))) {
    inputs.add('submissions', place.input);
    await submission?.(place);
  }
  return inputs.digest();
}
