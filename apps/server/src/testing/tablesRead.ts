import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../db/database';

interface Plan {
  'Relation Name'?: string;
  'Actual Loops': number;
  Plans?: Plan[];
}

/** Names of the tables and partitions that a statement went into when it was carried out, once each. */
export async function tablesRead(db: Db, statement: SQL): Promise<string[]> {
  const told = await rowsOf<{ 'QUERY PLAN': { Plan: Plan }[] }>(
    db,
    sql`explain (analyze, costs off, timing off, format json) ${statement}`,
  );
  return [...new Set(told.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan: plan }) => readIn(plan))))].toSorted();
}

const readIn = (plan: Plan): string[] => [
  ...(plan['Relation Name'] && plan['Actual Loops'] > 0 ? [plan['Relation Name']] : []),
  ...(plan.Plans ?? []).flatMap(readIn),
];
