import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config';
import { Refusal } from '../http/answers/refusal';
import { mailer } from './mailer';
import type { Message, Messages } from './messages';
import { textSender } from './textSender';

interface Delivery {
  config: Config;
  log: FastifyBaseLogger;
  /** Keeps a message for showing, in demo mode. */
  keep: (message: Message) => Promise<unknown>;
}

/** Delivery as configured at the moment: SMTP and the text message web hook; in demo mode what has no way out is kept for showing. */
export function createMessages({ config, log, keep }: Delivery): Messages {
  let mail: { key: string; way: ReturnType<typeof mailer> } | undefined;
  const mailNow = () => {
    const { SMTP_URL, SMTP_FROM } = config;
    const key = JSON.stringify([SMTP_URL, SMTP_FROM]);
    if (mail?.key === key) return mail.way;
    mail?.way.close();
    mail = SMTP_URL ? { key, way: mailer(SMTP_URL, SMTP_FROM) } : undefined;
    return mail?.way;
  };
  const wayOf = (kind: Message['kind']) =>
    kind === 'mail' ? mailNow()?.send : config.SMS_URL ? textSender(config.SMS_URL, config.SMS_TOKEN) : undefined;
  return {
    async send(message) {
      try {
        const way = wayOf(message.kind) ?? (config.mode === 'demo' ? keep : undefined);
        if (!way) throw new Error(`No delivery is configured for ${message.kind}.`);
        await way(message);
      } catch (error) {
        log.error({ err: error, kind: message.kind }, 'message not delivered');
        throw new Refusal(message.kind === 'mail' ? 'mailFailed' : 'smsFailed');
      }
    },
    close: async () => mail?.way.close(),
  };
}
