/** A request as its bytes will be, before it is known who sends it; `{token}` stands where the token of the account comes. */
export interface HostileRequest {
  /** The call it is made for, `POST /main/login`, or what it is instead. */
  call: string;
  /** Whose token it carries; none where nobody's. */
  account?: string;
  method: string;
  /** With its query. */
  target: string;
  headers: readonly (readonly [name: string, value: string])[];
  body: Buffer;
  /** Less comes than was announced, so that no answer is an answer too. */
  isCutOff: boolean;
  /** Opens a socket; what follows its head are frames. */
  isSocket: boolean;
}
