import { SMTPServer } from 'smtp-server';
import type { AddressInfo } from 'node:net';

interface Letter {
  to: string;
  text: string;
}

/** A mail server on this machine that keeps what it gets, and refuses or breaks off as it is told. */
export async function postOffice() {
  const letters: Letter[] = [];
  const told: { refuse?: { code: number; text: string }; breaksOff?: boolean } = {};
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => {
      const { refuse } = told;
      done(refuse ? Object.assign(new Error(refuse.text), { responseCode: refuse.code }) : null);
    },
    onData: (stream, session, done) => {
      let text = '';
      stream.on('data', (part) => (text += String(part)));
      stream.on('end', () => {
        for (const { address } of session.envelope.rcptTo) letters.push({ to: address, text });
        if (told.breaksOff) smtp.connections.forEach((connection) => connection.close());
        else done();
      });
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const { port } = smtp.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    letters,
    told,
    close: () => new Promise<void>((resolve) => smtp.close(() => resolve())),
  };
}
