import type { bdBoardApi, OutputOf } from '@backlot/contract';
import type { Db } from '../../../db/database';
import type { Viewer } from '../../base/sight';
import { countryOf } from '../../system/country';
import { peopleOf } from './subject';

type Teams = OutputOf<typeof bdBoardApi.teams>;

/** Teams in sight with the BDs in sight. */
export async function teamsOf(db: Db, viewer: Viewer): Promise<Teams> {
  const teams = new Map<string, Teams[number]>();
  for (const { id, name, orgId, orgName, enName, vnName, country } of await peopleOf(db, viewer)) {
    const known = teams.get(orgId) ?? {
      id: orgId,
      name: orgName,
      enName,
      vnName,
      country,
      currency: countryOf(country).currency,
      people: [],
    };
    known.people.push({ id, name });
    teams.set(orgId, known);
  }
  return [...teams.values()];
}
