import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { startServer, type TestServer } from '../testing/startServer';
import { type Trade, tradeOn } from '../testing/trade';

// On PGlite too: what the database tells with the commit reaches the page.

let server: TestServer;
let trade: Trade;
beforeAll(async () => {
  server = await startServer();
  trade = await tradeOn(server);
});
afterAll(() => server.close());

type Name = keyof Trade['as'];

/** A page of somebody that shows some records; `heard` are the changes it was told of. */
async function page(by: Name, objects: string[]) {
  const url = `${server.url.replace('http', 'ws')}/api/main/ws/msg`;
  const socket = new WebSocket(url, trade.as[by].token ?? '', { headers: { origin: server.url } });
  const heard: string[] = [];
  socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as { type: string; object?: string };
    if (message.type === 'changed' && message.object) heard.push(message.object);
  });
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'watch', objects }));
  // The answer to a ping comes after what was sent before it was read.
  socket.ping();
  await once(socket, 'pong');
  return {
    heard,
    until: async (count: number) => {
      while (heard.length < count) await once(socket, 'message', { signal: AbortSignal.timeout(2000) });
    },
    send: (text: string) => socket.send(text),
    close: () => socket.terminate(),
  };
}

it('the open page of an order hears of the order and of its creators within 2 s; who may not open it hears nothing', async () => {
  const order = await trade.claimed();
  const submission = await trade.submitted(order);
  const pages = {
    bd: await page('bd', [`workOrder:${order}`]),
    foreignBd: await page('foreignBd', [`workOrder:${order}`]),
    otherShop: await page('otherShop', [`workOrder:${order}`, `workOrderUp:${submission}`]),
  };
  await trade.must('admin', '/main/workOrderUp/approve', { id: submission });
  await pages.bd.until(1);
  await trade.must('admin', '/main/workOrder/end', { id: order, reason: 'Sold out.' });
  await pages.bd.until(2);
  expect(new Set(pages.bd.heard)).toEqual(new Set([`workOrder:${order}`]));
  expect([pages.foreignBd.heard, pages.otherShop.heard]).toEqual([[], []]);
  for (const { close } of Object.values(pages)) close();
});

it('a page hears of what it shows now, not of what it showed, and of nothing it names wrongly', async () => {
  const [left, shown] = [await trade.addOrder(), await trade.addOrder()];
  const { heard, until, send, close } = await page('admin', [`workOrder:${left}`]);
  for (const wrong of ['{', '[]', '{"type":"watch","objects":["*"]}', `{"type":"watch","objects":["workOrder:${left}","a b:1"]}`])
    send(wrong);
  send(JSON.stringify({ type: 'watch', objects: [`workOrder:${shown}`] }));
  await trade.allocate(left, [['bd', 2]]);
  await trade.allocate(shown, [['bd', 2]]);
  await until(1);
  expect(new Set(heard)).toEqual(new Set([`workOrder:${shown}`]));
  close();
});

it('an open list hears that rows of its kind changed; nobody hears of a list that they may not ask for, or that is none', async () => {
  const [ofBd, ofShop, users, nothing] = ['/main/workOrder/bd', '/main/workOrder/shop', '/main/sysUser/page', '/main/workOrder/nothing'];
  const order = await trade.claimed();
  const pages = { bd: await page('bd', [ofBd, ofShop, users, nothing]), shop: await page('shop', [ofBd, ofShop, users]) };
  await trade.submitted(order);
  await Promise.all([pages.bd.until(1), pages.shop.until(1)]);
  expect([new Set(pages.bd.heard), new Set(pages.shop.heard)]).toEqual([new Set([ofBd]), new Set([ofShop])]);
  for (const { close } of Object.values(pages)) close();
});
