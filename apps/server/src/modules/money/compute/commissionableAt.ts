const dayLength = 24 * 60 * 60 * 1000;

/** When a delivered line may count (money 4.3.2): `deliveredTime` in milliseconds, plus the shop's or the country's hold days. */
export const commissionableAt = ({ deliveredTime, holdDays }: { deliveredTime: number; holdDays: number }): number =>
  deliveredTime + holdDays * dayLength;
