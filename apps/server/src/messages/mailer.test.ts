import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AddressInfo } from 'node:net';
import { startServer, type TestServer } from '../testing/startServer';

let server: TestServer;
const letters: { to: string[]; text: string }[] = [];
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: (stream, session, done) => {
    let text = '';
    stream.on('data', (part) => (text += String(part)));
    stream.on('end', () => {
      letters.push({ to: session.envelope.rcptTo.map(({ address }) => address), text });
      done();
    });
  },
});

beforeAll(async () => {
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const { port } = smtp.server.address() as AddressInfo;
  server = await startServer({ SMTP_URL: `smtp://127.0.0.1:${port}`, SMTP_FROM: 'Backlot <hello@backlot.example>' });
});
afterAll(async () => {
  await server.close();
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
});

describe('e-mail', () => {
  it('leaves through SMTP where one is configured, in the language of the caller', async () => {
    await server.post('/main/recover/sendCode', { email: 'bd.vn.1@demo.backlot.example' }, { lang: 'vn' });
    expect(letters).toHaveLength(1);
    expect(letters[0]?.to).toEqual(['bd.vn.1@demo.backlot.example']);
    expect(letters[0]?.text).toMatch(/^From: Backlot <hello@backlot\.example>/m);
    expect((await server.get('/main/demo/outbox')).body.data).toEqual([]);
  });
});
