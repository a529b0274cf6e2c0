const dayMs = 86_400_000;

/** Moments counted back from the day of seeding; staff work in the hours of their country (domain/seed-and-scale 8.4). */
export interface DemoDay {
  /** A moment some days ago, at a whole UTC hour of business hours in the six countries plus some minutes. */
  ago: (days: number, minutes?: number) => Date;
  now: Date;
}

export const demoDay = (now: Date): DemoDay => ({
  now,
  ago: (days, minutes = 0) => {
    const midnight = Math.floor(now.getTime() / dayMs) * dayMs - Math.floor(days) * dayMs;
    // 02:00 to 09:00 UTC is between nine and five in all six countries.
    return new Date(midnight + 2 * 3_600_000 + (Math.floor(minutes) % 420) * 60_000);
  },
});
