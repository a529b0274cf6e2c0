interface Share {
  name: string;
  ratio: number;
}

/** The two hours in a row in which most followers are awake: `20:00 – 22:00`. */
export function busiest(shares: readonly Share[]): string | undefined {
  if (shares.length !== 24) return undefined;
  const pair = (at: number) => (shares[at]?.ratio ?? 0) + (shares[(at + 1) % 24]?.ratio ?? 0);
  const best = shares.reduce((most, _, at) => (pair(at) > pair(most) ? at : most), 0);
  const clock = (hour: number) => `${String(hour % 24).padStart(2, '0')}:00`;
  return `${clock(best)} – ${clock(best + 2)}`;
}
