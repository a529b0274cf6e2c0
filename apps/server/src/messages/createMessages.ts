import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config';
import { mailer } from './mailer';
import { DeliveryError, type Message, type Messages } from './messages';
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
  const keeping = async (message: Message) => {
    await keep(message);
    return null;
  };
  const wayOf = (kind: Message['kind']) =>
    kind === 'mail' ? mailNow()?.send : config.SMS_URL ? textSender(config.SMS_URL, config.SMS_TOKEN) : undefined;
  return {
    async send(message) {
      const way = wayOf(message.kind) ?? (config.mode === 'demo' ? keeping : undefined);
      if (!way) throw new DeliveryError(`No delivery is configured for ${message.kind}.`, { failure: 'notConfigured', isPassing: false });
      return way(message).catch((error: unknown) => {
        log.warn(
          { failure: error instanceof DeliveryError ? error.failure : 'fault', kind: message.kind, id: message.id },
          'message not delivered',
        );
        throw error;
      });
    },
    close: async () => mail?.way.close(),
  };
}
