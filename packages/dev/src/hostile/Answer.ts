/** What a server said to a request. */
export interface Answer {
  /** 0 where none came. */
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string;
  /** Until the connection was closed. */
  ms: number;
  /** The connection was closed by the one who asked, out of patience. */
  isLate: boolean;
}
