import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { Partitioned } from './Partitioned';

/** SQL: the name of the partition of a moment; later ones come later in the alphabet. */
export const partitionName = ({ table, grain }: Pick<Partitioned, 'table' | 'grain'>, at: SQL): SQL =>
  sql`partition_name(${getTableName(table)}, ${grain}, ${at})`;
