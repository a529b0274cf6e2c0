import { createTransport } from 'nodemailer';
import type { Message } from './messages';

/** E-mail through an SMTP server: `smtps://user:password@host`. */
export function mailer(url: string, from: string) {
  const transport = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: ({ to, subject, body }: Message) => transport.sendMail({ from, to: { name: '', address: to }, subject, text: body }),
    close: () => transport.close(),
  };
}
