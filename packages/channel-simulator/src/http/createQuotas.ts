/** Counts calls in windows. */
export interface Quotas {
  /** Counts a call unless as many as allowed were counted within the last milliseconds; answers whether it was. */
  within(key: string, most: number, ms: number, now: Date): boolean;
  /** Calls that were counted within the last milliseconds. */
  counted(key: string, ms: number, now: Date): number;
  /** Takes some of what a day may use; answers whether there was as much left. */
  takeOfDay(key: string, day: string, cost: number, most: number): boolean;
}

export function createQuotas(): Quotas {
  const calls = new Map<string, number[]>();
  const days = new Map<string, number>();
  return {
    within(key, most, ms, now) {
      const recent = (calls.get(key) ?? []).filter((time) => time > now.getTime() - ms && time <= now.getTime());
      const isLeft = recent.length < most;
      calls.set(key, isLeft ? [...recent, now.getTime()] : recent);
      return isLeft;
    },
    counted: (key, ms, now) => (calls.get(key) ?? []).filter((time) => time > now.getTime() - ms).length,
    takeOfDay(key, day, cost, most) {
      const used = days.get(`${key} ${day}`) ?? 0;
      if (used + cost > most) return false;
      days.set(`${key} ${day}`, used + cost);
      return true;
    },
  };
}
