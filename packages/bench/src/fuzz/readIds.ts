import { api, type Endpoint } from '@backlot/contract';

/** Ids of records by area, as its lists show them to a person. */
export async function readIds(address: string, headers: Record<string, string>): Promise<Record<string, string[]>> {
  const ids: Record<string, string[]> = {};
  for (const [area, calls] of Object.entries(api as Record<string, Record<string, Endpoint>>)) {
    const found = new Set<string>();
    for (const call of Object.values(calls).filter(isList)) {
      const response = await fetch(`${address}${call.path}`, { headers });
      for (const id of idsIn(await response.json())) found.add(id);
    }
    if (found.size > 0) ids[area] = [...found].slice(0, 20);
  }
  return ids;
}

const isList = ({ method, input, answer, path }: Endpoint) =>
  method === 'GET' && answer === 'envelope' && path !== '/main/logout' && input.safeParse({}).success;

function idsIn(answer: unknown): string[] {
  const { data } = answer as { data: { rows?: unknown } | null };
  const rows: unknown = Array.isArray(data) ? data : data?.rows;
  return Array.isArray(rows)
    ? rows.map((row: { id?: unknown } | null) => row?.id).filter((id): id is string => typeof id === 'string' && /^\d+$/.test(id))
    : [];
}
