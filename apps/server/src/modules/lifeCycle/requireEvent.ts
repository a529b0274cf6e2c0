import { accepts, type Machine, stateOf } from '@backlot/contract';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/database';
import type { Language } from '../../db/Language';
import { nameIn } from '../../http/nameIn';
import { Refusal } from '../../http/refusal';
import { dictTypes, dictValues } from '../dictionary';

interface Wish<State extends string, Event extends string> {
  machine: Machine<State, Event>;
  /** The state as stored. */
  code: number;
  event: NoInfer<Event>;
  language: Language;
  /** Dictionary that names the states. */
  dictionary: string;
}

/** Refuses with 1020001 an event that the present state does not take, naming the state in the caller's language; answers the state. */
export async function requireEvent<State extends string, Event extends string>(
  db: Db,
  { machine, code, event, language, dictionary }: Wish<State, Event>,
): Promise<State> {
  const state = stateOf(machine, code);
  if (state === undefined) throw new Error(`${machine.name} has no state ${code}.`);
  if (!accepts(machine, state, event)) throw new Refusal('wrongState', { state: await nameOfValue(db, { dictionary, code, language }) });
  return state;
}

/** The name of a dictionary value in a language; its code when there is none. */
export async function nameOfValue(
  db: Db,
  { dictionary, code, language }: { dictionary: string; code: number | string; language: Language },
): Promise<string> {
  const [value] = await db
    .select({ name: dictValues.name, enName: dictValues.enName, vnName: dictValues.vnName })
    .from(dictValues)
    .innerJoin(dictTypes, eq(dictTypes.id, dictValues.typeId))
    .where(and(eq(dictTypes.code, dictionary), eq(dictValues.code, String(code))));
  return value ? nameIn(language, value) : String(code);
}
