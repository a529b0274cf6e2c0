import { randomUUID } from 'node:crypto';
import type { Call } from '../../../../http/requests/call';
import { keepLetter, letterIn } from '../../../../http/requests/sealedCookie';
import type { Services } from '../../../../services';

const name = 'backlot-device';
/** The only path that the cookie travels to. */
const path = '/api/main/login';
const days = 180;
/** A shared machine remembers these many people; the one who was away longest is forgotten. */
const mostPeople = 8;

/** What a browser keeps of who has signed in with it: sealed, unreadable to the page, and no proof of anything but that. */
interface Letter {
  id: string;
  userIds: string[];
}

type Person = { id: string } | undefined;

/** The name of the device that a person has signed in with before; undefined for one that is new to them. Looks the person up only then. */
export async function knownDevice(
  { vault }: Pick<Services, 'vault'>,
  { request }: Call,
  personOf: () => Promise<Person>,
): Promise<string | undefined> {
  const letter = deviceIn(vault, request.headers.cookie);
  const person = letter && (await personOf());
  return person && letter.userIds.includes(person.id) ? letter.id : undefined;
}

/** Lets the browser remember that a person has signed in with it. */
export function rememberDevice({ vault }: Pick<Services, 'vault'>, call: Call, userId: string): void {
  const before = deviceIn(vault, call.request.headers.cookie);
  const userIds = [userId, ...(before?.userIds ?? []).filter((id) => id !== userId)].slice(0, mostPeople);
  const letter: Letter = { id: before?.id ?? randomUUID(), userIds };
  keepLetter(call, { vault, name, path, seconds: days * 86_400, letter });
}

function deviceIn(vault: Services['vault'], header: string | undefined): Letter | undefined {
  const { id, userIds } = letterIn<Letter>(header, { vault, name }) ?? {};
  return id && userIds ? { id, userIds } : undefined;
}
