import type { messageFailures } from '@backlot/contract';

/** A letter or a text message as it leaves. */
export interface Message {
  kind: 'mail' | 'sms';
  to: string;
  subject: string;
  body: string;
  /** The same as formatted text. */
  html?: string | undefined;
  /** Names it: a letter that is tried twice is the same letter to who gets it. */
  id: string;
}

/** Delivers messages; answers the receipt of whoever took it, or throws a `DeliveryError`. */
export interface Messages {
  send(message: Message): Promise<string | null>;
  close(): Promise<void>;
}

interface Failing {
  failure: (typeof messageFailures)[number];
  /** Whether another try soon may go better, and the message has certainly not left. */
  isPassing: boolean;
}

/** A message that did not leave, or of which nobody knows. */
export class DeliveryError extends Error {
  readonly failure: Failing['failure'];
  readonly isPassing: boolean;

  constructor(said: string, { failure, isPassing }: Failing) {
    super(said);
    this.name = 'DeliveryError';
    this.failure = failure;
    this.isPassing = isPassing;
  }
}
