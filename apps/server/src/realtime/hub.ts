import type { SocketMessage } from '@backlot/contract';
import { WebSocket } from 'ws';
import type { Caller } from '../http/requests/caller';

/** An open websocket and whose it is. */
interface Member {
  socket: WebSocket;
  caller: Caller;
  ip: string;
}

/** The open websockets of this instance. */
export interface Hub {
  add(member: Member): void;
  /** Open sockets of a person, and from an address. */
  countOf(who: { userId: string } | { ip: string }): number;
  /** Which of some people have a socket here; of all when none are named. */
  present(userIds?: readonly string[]): string[];
  send(userId: string, message: SocketMessage): void;
  broadcast(message: SocketMessage): void;
  sessionIds(): string[];
  /** Tells the sockets of sessions that they ended, and closes them. */
  endSessions(sessionIds: readonly string[], code: number): void;
  /** Closes everything: the server goes away and will be back. */
  closeAll(): void;
  readonly size: number;
}

/** Close codes: policy violation, service restart. */
const ended = 1008;
const restarting = 1012;

export function createHub(): Hub {
  const byUser = new Map<string, Set<Member>>();
  const byAddress = new Map<string, number>();
  let size = 0;

  const remove = (member: Member) => {
    const { userId } = member.caller;
    const own = byUser.get(userId);
    if (!own?.delete(member)) return;
    if (own.size === 0) byUser.delete(userId);
    const left = (byAddress.get(member.ip) ?? 1) - 1;
    if (left > 0) byAddress.set(member.ip, left);
    else byAddress.delete(member.ip);
    size -= 1;
  };
  const members = function* () {
    for (const own of byUser.values()) yield* own;
  };

  return {
    add(member) {
      const own = byUser.get(member.caller.userId) ?? new Set();
      byUser.set(member.caller.userId, own.add(member));
      byAddress.set(member.ip, (byAddress.get(member.ip) ?? 0) + 1);
      size += 1;
      member.socket.once('close', () => remove(member));
    },
    countOf: (who) => ('userId' in who ? (byUser.get(who.userId)?.size ?? 0) : (byAddress.get(who.ip) ?? 0)),
    present: (userIds) => (userIds ? userIds.filter((id) => byUser.has(id)) : [...byUser.keys()]),
    send(userId, message) {
      const text = JSON.stringify(message);
      for (const { socket } of byUser.get(userId) ?? []) write(socket, text);
    },
    broadcast(message) {
      const text = JSON.stringify(message);
      for (const { socket } of members()) write(socket, text);
    },
    sessionIds: () => [...members()].map(({ caller }) => caller.sessionId),
    endSessions(sessionIds, code) {
      const gone = new Set(sessionIds);
      for (const { socket, caller } of members()) {
        if (!gone.has(caller.sessionId)) continue;
        write(socket, JSON.stringify({ type: 'sessionEnded', code } satisfies SocketMessage));
        socket.close(ended, 'session ended');
      }
    },
    closeAll() {
      for (const { socket } of members()) socket.close(restarting, 'restarting');
    },
    get size() {
      return size;
    },
  };
}

const mostBuffered = 1024 * 1024;

/** A reader that does not read is dropped rather than piled up for. */
export function write(socket: WebSocket, text: string): void {
  if (socket.readyState !== WebSocket.OPEN) return;
  if (socket.bufferedAmount > mostBuffered) socket.terminate();
  else socket.send(text);
}
