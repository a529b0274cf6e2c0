import { or, type SQL, type SQLWrapper } from 'drizzle-orm';
import { contains } from './contains';

/** SQL: whether a name holds a term in any of the three languages. */
export const containsName = ({ name, enName, vnName }: Record<'name' | 'enName' | 'vnName', SQLWrapper>, term: string): SQL | undefined =>
  or(...[name, enName, vnName].map((column) => contains(column, term)));
