import { expect, it } from 'vitest';
import { mailFault } from './mailFault';

it.each([
  ['nobody answers', { code: 'ESOCKET', command: 'CONN', syscall: 'connect' }, 'unreachable', true],
  ['nobody greets', { code: 'ETIMEDOUT', command: 'CONN', message: 'Greeting never received' }, 'unreachable', true],
  ['the name is unknown', { code: 'EDNS' }, 'unreachable', true],
  ['the password is wrong', { code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 }, 'signInRefused', false],
  ['the mailbox does not exist', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 }, 'recipientRefused', false],
  ['the mailbox is busy', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 451 }, 'recipientRefused', true],
  ['the letter is refused', { code: 'EMESSAGE', command: 'DATA', responseCode: 554 }, 'refused', false],
  ['the letter is put off', { code: 'EMESSAGE', command: 'DATA', responseCode: 452 }, 'refused', true],
  ['the line broke, nobody knows when', { code: 'ECONNECTION', command: 'CONN' }, 'interrupted', false],
  ['silence after the letter', { code: 'ETIMEDOUT', command: 'CONN', message: 'Timeout' }, 'interrupted', false],
])('%s', (_, fault, failure, isPassing) => {
  const { failure: told, isPassing: passes } = mailFault(Object.assign(new Error('said'), fault));
  expect([told, passes]).toEqual([failure, isPassing]);
});
