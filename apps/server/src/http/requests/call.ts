import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from './caller';
import type { Device } from './device';
import type { Language } from '../../db/Language';

/** Everything about a request besides its validated input. */
export interface Call {
  /** Who calls; reading it in a public call without a session refuses with 1011009. */
  readonly caller: Caller;
  /** The bearer token as sent, for calls that end it. */
  readonly token: string | undefined;
  readonly language: Language;
  readonly ip: string;
  readonly device: Device;
  readonly requestId: string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}
