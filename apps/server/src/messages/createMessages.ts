import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config';
import { Refusal } from '../http/refusal';
import { mailer } from './mailer';
import type { Message, Messages } from './messages';
import { textSender } from './textSender';

interface Delivery {
  config: Config;
  log: FastifyBaseLogger;
  /** Keeps a message for showing, in demo mode. */
  keep: (message: Message) => Promise<unknown>;
}

/** Delivery as configured: SMTP and the text message web hook; in demo mode what has no way out is kept for showing. */
export function createMessages({ config, log, keep }: Delivery): Messages {
  const mail = config.SMTP_URL ? mailer(config.SMTP_URL, config.SMTP_FROM) : undefined;
  const text = config.SMS_URL ? textSender(config.SMS_URL, config.SMS_TOKEN) : undefined;
  const ways = { mail: mail?.send, sms: text };
  return {
    async send(message) {
      const way = ways[message.kind] ?? (config.mode === 'demo' ? keep : undefined);
      try {
        if (!way) throw new Error(`No delivery is configured for ${message.kind}.`);
        await way(message);
      } catch (error) {
        log.error({ err: error, kind: message.kind }, 'message not delivered');
        throw new Refusal(message.kind === 'mail' ? 'mailFailed' : 'smsFailed');
      }
    },
    close: async () => mail?.close(),
  };
}
