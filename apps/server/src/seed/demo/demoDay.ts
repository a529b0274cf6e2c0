const dayMs = 86_400_000;

/** Moments counted back from the day of seeding; staff work in the hours of their country (domain/seed-and-scale 8.4). */
export interface DemoDay {
  /** A moment some days ago, at a whole UTC hour of business hours in the six countries plus some minutes. */
  ago: (days: number, minutes?: number) => Date;
  /** How many days ago such a moment was; the same at every hour of the day of seeding. */
  daysSince: (time: Date) => number;
  now: Date;
}

export const demoDay = (now: Date): DemoDay => {
  // Counted from the last day whose business hours are over: nothing was done later than now.
  const today = Math.floor((now.getTime() - 9 * 3_600_000) / dayMs) * dayMs;
  return {
    now,
    daysSince: (time) => Math.ceil((today - time.getTime()) / dayMs),
    // 02:00 to 09:00 UTC is between nine and five in all six countries.
    ago: (days, minutes = 0) => new Date(today - Math.floor(days) * dayMs + 2 * 3_600_000 + (Math.floor(minutes) % 420) * 60_000),
  };
};
