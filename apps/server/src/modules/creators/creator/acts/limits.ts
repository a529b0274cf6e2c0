/** Creators one BD may hold (domain/model 2.3.4). */
export const mostOwned = 500;

/** Works that may be added by link per creator (spec section 5). */
export const mostWorksByLink = 10;

/** Days without a follow-up after which a creator returns to the pool, and when its owner is warned. */
export const poolDays = 60;
export const poolWarnDays = 53;

/** Days that a star set by hand counts when no end is given (domain/metrics 5.8). */
export const manualStarDays = 90;

/** Minutes that an extraction test counts. */
export const testMinutes = 30;
