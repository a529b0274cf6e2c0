import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server as PeerServer } from 'socket.io';
import { WebSocket, WebSocketServer } from 'ws';
import { wallClock } from './wallClock';

/** What the parent asks for, and what this process answers. */
export type ServerAnswer = { port: number } | { sentAt: number };

const notice = {
  type: 'notice',
  allNum: 12,
  counts: { remindNum: 3, noticeNum: 4, antiFansNum: 0, mesNum: 5 },
  lastId: '9007199254740993',
};

const [kind] = process.argv.slice(2);
const http = createServer();
const broadcast = kind === 'ours' ? ourBroadcast() : peerBroadcast();

http.listen(0, '127.0.0.1', () => tell({ port: (http.address() as AddressInfo).port }));
process.on('message', () => {
  const sentAt = wallClock();
  broadcast();
  tell({ sentAt });
});
process.on('disconnect', () => process.exit(0));

function tell(answer: ServerAnswer): void {
  process.send?.(answer);
}

/** Plain `ws` with the options and the hub of our server: sockets by person, one text for all, slow readers dropped. */
function ourBroadcast(): () => void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 4096, perMessageDeflate: false, clientTracking: true });
  const byUser = new Map<string, Set<WebSocket>>();
  http.on('upgrade', (request, stream, head) =>
    sockets.handleUpgrade(request, stream, head, (socket) => byUser.set(String(byUser.size), new Set([socket]))),
  );
  return () => {
    const text = JSON.stringify(notice);
    for (const own of byUser.values()) {
      for (const socket of own) {
        if (socket.readyState !== WebSocket.OPEN) continue;
        if (socket.bufferedAmount > 1024 * 1024) socket.terminate();
        else socket.send(text);
      }
    }
  };
}

/** Socket.IO as its guide sets it up for websockets only, without the long-polling start. */
function peerBroadcast(): () => void {
  const io = new PeerServer(http, { transports: ['websocket'], serveClient: false, pingInterval: 120_000, pingTimeout: 120_000 });
  return () => void io.emit('notice', notice);
}
