import { randomUUID } from 'node:crypto';
import type { Call } from '../../../../http/requests/call';
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
  /** Milliseconds since 1970. */
  until: number;
}

type Person = { id: string } | undefined;

/** The name of the device that a person has signed in with before; undefined for one that is new to them. Looks the person up only then. */
export async function knownDevice(
  { vault }: Pick<Services, 'vault'>,
  { request }: Call,
  personOf: () => Promise<Person>,
): Promise<string | undefined> {
  const letter = letterIn(vault, request.headers.cookie);
  const person = letter && (await personOf());
  return person && letter.userIds.includes(person.id) ? letter.id : undefined;
}

/** Lets the browser remember that a person has signed in with it. */
export function rememberDevice({ vault }: Pick<Services, 'vault'>, { request, reply }: Call, userId: string): void {
  const before = letterIn(vault, request.headers.cookie);
  const userIds = [userId, ...(before?.userIds ?? []).filter((id) => id !== userId)].slice(0, mostPeople);
  const letter: Letter = { id: before?.id ?? randomUUID(), userIds, until: Date.now() + days * 86_400_000 };
  const parts = [
    `${name}=${vault.seal(JSON.stringify(letter))}`,
    `Path=${path}`,
    `Max-Age=${days * 86_400}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(request.protocol === 'https' ? ['Secure'] : []),
  ];
  void reply.header('set-cookie', parts.join('; '));
}

function letterIn(vault: Services['vault'], header: string | undefined): Letter | undefined {
  const sealed = header
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
  if (!sealed) return undefined;
  try {
    const letter = JSON.parse(vault.open(sealed)) as Partial<Letter>;
    return letter.id && letter.userIds && (letter.until ?? 0) > Date.now() ? (letter as Letter) : undefined;
  } catch {
    return undefined;
  }
}
