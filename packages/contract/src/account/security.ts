import * as z from 'zod';
import { endpoint } from '../core/endpoint';
import { ofForm } from '../core/textForm';
import { integer, noData, nothing } from '../core/wire';

const password = z
  .string()
  .min(1)
  .max(128)
  .check(ofForm('lines', /^[^\0]*$/));
const sixDigits = z.string().check(ofForm('sixDigits', /^\d{6}$/));

/** Six digits of an authenticator app, or a recovery code such as `K3VQX-7MPLA`. */
const secondFactorCode = z
  .string()
  .trim()
  .max(20)
  .check(ofForm('secondFactor', /^(\d{6}|[A-Za-z2-7]{5}-?[A-Za-z2-7]{5})$/));

/** A phone with its country code, or an e-mail address. */
const contact = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('phone'),
    target: z
      .string()
      .max(20)
      .check(ofForm('phone', /^\+[\d ()-]+$/)),
  }),
  z.strictObject({ kind: z.literal('email'), target: z.email().max(120) }),
]);

const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

/** How the own account is protected: contacts, and a second factor by time-based codes (RFC 6238). */
export const securityApi = {
  state: endpoint({
    method: 'GET',
    path: '/main/security/state',
    summary: 'Whether a second factor is asked for, and how many recovery codes are left',
    access: 'session',
    input: nothing(),
    output: z.object({ secondFactor: z.boolean(), recoveryCodesLeft: integer() }),
  }),
  sendContactCode: endpoint({
    method: 'POST',
    path: '/main/security/sendContactCode',
    summary: 'Send a code to a new phone or e-mail address',
    access: 'session',
    input: contact,
    output: z.object({ validSeconds: z.number(), resendSeconds: z.number() }),
  }),
  changeContact: endpoint({
    method: 'POST',
    path: '/main/security/changeContact',
    summary: 'Use a new phone or e-mail address, proved by the code sent to it and the password',
    access: 'session',
    input: z.strictObject({ kind: z.enum(['phone', 'email']), target: z.string().max(120), captcha: sixDigits, password }),
    output: noData(),
  }),
  beginSecondFactor: endpoint({
    method: 'POST',
    path: '/main/security/beginSecondFactor',
    summary: 'Make a secret for an authenticator app; nothing is asked for until a code proves it',
    access: 'session',
    input: z.strictObject({ password }),
    output: z.object({ secret: z.string(), uri: z.string() }),
  }),
  enableSecondFactor: endpoint({
    method: 'POST',
    path: '/main/security/enableSecondFactor',
    summary: 'Ask for a second factor from now on; answers ten recovery codes, once',
    access: 'session',
    input: z.strictObject({ code: sixDigits }),
    output: recoveryCodes,
  }),
  renewRecoveryCodes: endpoint({
    method: 'POST',
    path: '/main/security/renewRecoveryCodes',
    summary: 'Make ten new recovery codes; the old ones end',
    access: 'session',
    input: z.strictObject({ password, code: secondFactorCode }),
    output: recoveryCodes,
  }),
  disableSecondFactor: endpoint({
    method: 'POST',
    path: '/main/security/disableSecondFactor',
    summary: 'Stop asking for a second factor',
    access: 'session',
    input: z.strictObject({ password, code: secondFactorCode }),
    output: noData(),
  }),
  revokeOthers: endpoint({
    method: 'POST',
    path: '/main/session/revokeOthers',
    summary: 'End all own sessions but this one',
    access: 'session',
    input: nothing(),
    output: noData(),
  }),
};
