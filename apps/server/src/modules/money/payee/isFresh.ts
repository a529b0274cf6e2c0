import type { payees } from '../../../tables/money/payment';

export type Payee = typeof payees.$inferSelect;

const waitMs = 24 * 3_600_000;

/** Whether payee data changed in the last 24 hours and nobody has verified them since: payments wait (1028013). */
export const isFresh = ({ changeTime, verifyTime }: Pick<Payee, 'changeTime' | 'verifyTime'>, now = Date.now()): boolean =>
  verifyTime === null && now - changeTime.getTime() < waitMs;
