import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../testing/startServer';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ SHED_ABOVE_MS: '200' });
});
afterAll(() => server.close());

/** Keeps the event loop busy, a third of a second at a time, until it is told to end. */
function beBusy(): () => void {
  let isOver = false;
  const block = () => {
    const until = performance.now() + 330;
    while (performance.now() < until);
    if (!isOver) setImmediate(block);
  };
  block();
  return () => (isOver = true);
}

const asked = async () => {
  const answer = await fetch(`${server.url}/api/main/getCaptchaOpen`);
  const { code } = (await answer.json()) as { code: number };
  return { status: answer.status, code, retryAfter: answer.headers.get('retry-after') };
};

it('F17 a server whose event loop is late answers 503 until it is in time again, and stays watched', async () => {
  expect((await asked()).status).toBe(200);
  const rest = beBusy();
  try {
    await expect.poll(asked, { timeout: 30_000 }).toEqual({ status: 503, code: 1016006, retryAfter: '2' });
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  } finally {
    rest();
  }
  await expect.poll(asked, { timeout: 5000 }).toMatchObject({ status: 200, code: 200 });
});
