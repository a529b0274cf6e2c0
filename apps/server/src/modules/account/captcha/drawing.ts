/** A challenge before it is stored: pictures for the person, points for the server alone. */
export interface Drawing {
  original: Buffer;
  jigsaw: Buffer | null;
  words: string[] | null;
  points: { x: number; y: number }[];
}
