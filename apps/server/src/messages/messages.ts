/** A letter or a text message. */
export interface Message {
  kind: 'mail' | 'sms';
  to: string;
  subject: string;
  body: string;
}

/** Delivers messages, or says that it could not: 2023004 for mail, 2024004 for text messages. */
export interface Messages {
  send(message: Message): Promise<void>;
  close(): Promise<void>;
}
