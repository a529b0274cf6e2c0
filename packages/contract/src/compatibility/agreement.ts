import type { ErrorRow } from '../core/errorRow';
import type { Shape } from './shape';

/** One call as a client relies on it; it stands under its method and path. What is usual is left out, the output of a file too. */
export interface Call {
  /** Area and name: `sysRole.page`. */
  name: string;
  access: string;
  answer?: 'captcha' | 'blob';
  body?: 'multipart';
  isUpload?: true;
  isPlayed?: true;
  isReading?: true;
  bodyLimit?: number;
  input: Shape;
  output?: Shape;
}

/** Everything that a client of one version expects of a server of another. */
export interface Agreement {
  /** By method and path: `GET /main/sysRole/page`. */
  calls: Readonly<Record<string, Call>>;
  /** What the websocket sends and hears, and the body of a refusal. */
  messages: Readonly<Record<'sent' | 'heard' | 'refusal', Shape>>;
  errors: Readonly<Record<string, Pick<ErrorRow, 'code' | 'status'>>>;
  /** States of each life cycle and their codes on the wire. */
  lives: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Values that both sides have written into themselves. */
  fixed: Readonly<Record<string, string | number>>;
}
