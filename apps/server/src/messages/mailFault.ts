import { DeliveryError } from './messages';

/** What the transport tells of an error besides its message. */
interface SmtpFault {
  message: string;
  code?: string;
  command?: string;
  syscall?: string;
  responseCode?: number;
}

/** Calls of the system that come before there is a line at all. */
const beforeLine = new Set(['connect', 'getaddrinfo']);
/** How the transport words that it gave up before anybody greeted it. */
const beforeGreeting = new Set(['Connection timeout', 'Greeting never received']);

/** What an error of the mail transport means (RFC 5321: 4xx may go better later, 5xx will not). */
export function mailFault(error: unknown): DeliveryError {
  const { message, code = '', command = '', syscall = '', responseCode = 0 } = error as SmtpFault;
  const isTemporary = responseCode >= 400 && responseCode < 500;
  if (code === 'EAUTH' || command.startsWith('AUTH'))
    return new DeliveryError(message, { failure: 'signInRefused', isPassing: isTemporary });
  if (code === 'EENVELOPE') return new DeliveryError(message, { failure: 'recipientRefused', isPassing: isTemporary });
  if (responseCode > 0) return new DeliveryError(message, { failure: 'refused', isPassing: isTemporary });
  const hasNotLeft = code === 'EDNS' || beforeLine.has(syscall) || beforeGreeting.has(message);
  // A line that breaks is told alike before and after the letter: without an answer it may have been taken.
  return hasNotLeft
    ? new DeliveryError(message, { failure: 'unreachable', isPassing: true })
    : new DeliveryError(message, { failure: 'interrupted', isPassing: false });
}
