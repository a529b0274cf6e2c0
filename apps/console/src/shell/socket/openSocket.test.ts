import { socketAliveMs } from '@backlot/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openSocket } from './openSocket';

class FakeSocket extends EventTarget {
  static readonly opened: FakeSocket[] = [];
  closed = false;

  constructor(
    readonly address: URL,
    readonly protocols: string[],
  ) {
    super();
    FakeSocket.opened.push(this);
  }

  close() {
    this.closed = true;
    this.dispatchEvent(new Event('close'));
  }
}

const page = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.opened.length = 0;
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('window', Object.assign(page, { location: { href: 'https://host.test/welcome' } }));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open(token: string | null = 'token') {
  const heard: unknown[] = [];
  const close = openSocket({
    userId: '7',
    getToken: () => token,
    onMessage: (message) => heard.push(message),
    Socket: FakeSocket as unknown as typeof WebSocket,
  });
  return { heard, close };
}

test('the person goes into the query, the token into the subprotocol', () => {
  const { close } = open();
  expect(String(FakeSocket.opened[0]?.address)).toBe('wss://host.test/api/main/ws/msg?userId=7');
  expect(FakeSocket.opened[0]?.protocols).toEqual(['token']);
  close();
});

test('known messages are passed on, others are not', () => {
  const { heard, close } = open();
  for (const data of ['{"type":"dictionary","version":"2"}', '{"type":"other"}'])
    FakeSocket.opened[0]?.dispatchEvent(new MessageEvent('message', { data }));
  expect(heard).toEqual([{ type: 'dictionary', version: '2' }]);
  close();
});

test('a lost connection is opened again after 60 s, or at once when the network is back', () => {
  const { close } = open();
  FakeSocket.opened[0]?.close();
  vi.advanceTimersByTime(59_999);
  expect(FakeSocket.opened).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(FakeSocket.opened).toHaveLength(2);
  FakeSocket.opened[1]?.close();
  page.dispatchEvent(new Event('online'));
  expect(FakeSocket.opened).toHaveLength(3);
  close();
});

test('a connection that is silent for two signs of life is opened anew, and heard no more', () => {
  const { heard, close } = open();
  const say = (version: string) => new MessageEvent('message', { data: JSON.stringify({ type: 'dictionary', version }) });
  const [first] = FakeSocket.opened;
  for (let heardOf = 0; heardOf < 4; heardOf += 1) {
    vi.advanceTimersByTime(2 * socketAliveMs - 1);
    first?.dispatchEvent(new MessageEvent('message', { data: '{"type":"alive"}' }));
  }
  expect(FakeSocket.opened).toHaveLength(1);
  vi.advanceTimersByTime(2 * socketAliveMs);
  expect(FakeSocket.opened).toHaveLength(2);
  expect(first?.closed).toBe(true);
  first?.dispatchEvent(say('old'));
  FakeSocket.opened[1]?.dispatchEvent(say('new'));
  expect(heard.filter((one) => (one as { type: string }).type !== 'alive')).toEqual([{ type: 'dictionary', version: 'new' }]);
  close();
  vi.advanceTimersByTime(10 * socketAliveMs);
  expect(FakeSocket.opened).toHaveLength(2);
});

test('after closing nothing opens any more', () => {
  const { close } = open();
  close();
  expect(FakeSocket.opened[0]?.closed).toBe(true);
  page.dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(120_000);
  expect(FakeSocket.opened).toHaveLength(1);
});

test('without a token nothing is opened until there is one', () => {
  const { close } = open(null);
  expect(FakeSocket.opened).toHaveLength(0);
  close();
});

test('connects at once when the person looks at the page again', () => {
  open();
  FakeSocket.opened[0]?.close();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(FakeSocket.opened).toHaveLength(2);
});

test('a server that restarts says so, and the page is back within 3 s', () => {
  const { close } = open();
  FakeSocket.opened[0]?.dispatchEvent(Object.assign(new Event('close'), { code: 1012 }));
  vi.advanceTimersByTime(400);
  expect(FakeSocket.opened).toHaveLength(1);
  vi.advanceTimersByTime(2600);
  expect(FakeSocket.opened).toHaveLength(2);
  // One that does not open is tried three times more, then as seldom as any lost connection.
  for (const opened of [3, 4, 5, 5]) {
    FakeSocket.opened.at(-1)?.close();
    vi.advanceTimersByTime(3000);
    expect(FakeSocket.opened).toHaveLength(opened);
  }
  close();
});
