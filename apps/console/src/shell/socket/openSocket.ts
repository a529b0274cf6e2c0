import { type SocketMessage, socketAliveMs, socketPath, socketReconnectMs } from '@backlot/contract';
import { readSocketMessage } from './readSocketMessage';

interface SocketOptions {
  userId: string;
  getToken: () => string | null;
  onMessage: (message: SocketMessage) => void;
  /** Hears of each opening, with what sends a text. */
  onOpen?: (send: (text: string) => void) => void;
  /** For tests. */
  Socket?: typeof WebSocket;
}

/** The server goes away and says so: another one, or the next, is there in a moment. */
const restarting = 1012;
/** Not all pages at the same moment. */
const soonMs = () => 500 + Math.random() * 2000;
/** The proxy may still send to the one that goes away. */
const soonTries = 4;

/**
 * Opens the websocket and opens it again 60 seconds after it was lost, at once when the network or the person is back, and
 * soon when the server said that it restarts.
 * One that has been silent for two of the server's signs of life is dead, whatever the browser says, and is opened anew
 * at once. Returns how to close it.
 */
export function openSocket({ userId, getToken, onMessage, onOpen, Socket = WebSocket }: SocketOptions): () => void {
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;
  let soonLeft = 0;

  const connect = () => {
    clearTimeout(timer);
    const token = getToken();
    if (isClosed) return;
    if (!token) {
      wait();
      return;
    }
    const address = new URL(`${socketPath}?${new URLSearchParams({ userId })}`, window.location.href);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    const opened = new Socket(address, [token]);
    socket = opened;
    listen();
    opened.addEventListener('open', () => {
      if (socket !== opened) return;
      soonLeft = 0;
      onOpen?.((text) => opened.readyState === Socket.OPEN && opened.send(text));
    });
    opened.addEventListener('message', ({ data }) => {
      if (socket !== opened) return;
      listen();
      const message = readSocketMessage(data);
      if (message) onMessage(message);
    });
    opened.addEventListener('close', ({ code }) => {
      if (socket !== opened) return;
      if (code === restarting) soonLeft = soonTries;
      wait(soonLeft > 0 ? soonMs() : socketReconnectMs);
      soonLeft -= 1;
    });
  };
  const listen = () => {
    clearTimeout(silence);
    silence = setTimeout(() => {
      const dead = socket;
      connect();
      dead?.close();
    }, 2 * socketAliveMs);
  };
  const wait = (ms: number = socketReconnectMs) => {
    socket = undefined;
    clearTimeout(timer);
    clearTimeout(silence);
    if (!isClosed) timer = setTimeout(connect, ms);
  };
  const comeBack = () => !socket && connect();

  connect();
  const look = () => document.visibilityState === 'visible' && comeBack();
  window.addEventListener('online', comeBack);
  document.addEventListener('visibilitychange', look);
  return () => {
    isClosed = true;
    clearTimeout(timer);
    clearTimeout(silence);
    window.removeEventListener('online', comeBack);
    document.removeEventListener('visibilitychange', look);
    socket?.close();
  };
}
