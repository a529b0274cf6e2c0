import { Column, is, type SQL, sql } from 'drizzle-orm';
import type { SelectedFieldsOrdered } from 'drizzle-orm/pg-core';

/** Types that a driver hands over as their text: JSON would round some and write others in its own way. */
const asText = ['bigint', 'numeric', 'date', 'timestamp', 'timestamp with time zone', 'time', 'interval'];

const isText = (type: string) => asText.some((name) => type === name || type.startsWith(`${name}(`) || type.startsWith(`${name} `));

/** SQL: the columns `c0, c1, …` of a row as a JSON array whose values are those that the driver would have read. */
export const asJson = (fields: SelectedFieldsOrdered): SQL =>
  sql.raw(`json_build_array(${fields.map(({ field }, n) => valueOf(is(field, Column) ? field.getSQLType() : undefined, `c${n}`)).join()})`);

function valueOf(type: string | undefined, name: string): string {
  if (type === undefined)
    return `case when pg_typeof(${name}) = any ('{${asText.map((each) => `"${each}"`).join()}}'::regtype[]) then to_json(${name}::text) else to_json(${name}) end`;
  if (isText(type.replace(/\[\d*\]$/, ''))) return type.endsWith(']') ? `${name}::text[]` : `${name}::text`;
  return name;
}
