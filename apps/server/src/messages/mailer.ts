import { createTransport } from 'nodemailer';
import { mailFault } from './mailFault';
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
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    send: async ({ to, subject, body, html, id }: Message): Promise<string | null> => {
      const letter = { from, to: { name: '', address: to }, subject, text: body, messageId: `<${id}@${domain}>`, ...(html && { html }) };
      const { response } = await transport.sendMail(letter).catch((error: unknown) => Promise.reject(mailFault(error)));
      return response.slice(0, 200);
    },
    close: () => transport.close(),
  };
}
