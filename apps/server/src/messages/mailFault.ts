import { DeliveryError } from './messages';

/** What the transport tells of an error besides its message. */
interface SmtpFault {
  message: string;
  code?: string;
  command?: string;
  responseCode?: number;
}

/** Commands before the letter itself: what fails there has not left. */
const beforeLetter = new Set(['CONN', 'API', 'EHLO', 'HELO', 'LHLO', 'STARTTLS', 'MAIL FROM', 'RCPT TO']);

/** What an error of the mail transport means (RFC 5321: 4xx may go better later, 5xx will not). */
export function mailFault(error: unknown): DeliveryError {
  const { message, code = '', command = '', responseCode = 0 } = error as SmtpFault;
  const isTemporary = responseCode >= 400 && responseCode < 500;
  if (code === 'EAUTH' || command.startsWith('AUTH')) return new DeliveryError(message, { failure: 'signInRefused', isPassing: isTemporary });
  if (code === 'EENVELOPE') return new DeliveryError(message, { failure: 'recipientRefused', isPassing: isTemporary });
  if (responseCode > 0) return new DeliveryError(message, { failure: 'refused', isPassing: isTemporary });
  const hasNotLeft = beforeLetter.has(command) || (command === '' && ['EDNS', 'ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'ECONNREFUSED'].includes(code));
  // Without an answer to the letter, it may have been taken.
  return hasNotLeft
    ? new DeliveryError(message, { failure: 'unreachable', isPassing: true })
    : new DeliveryError(message, { failure: 'interrupted', isPassing: false });
}
