/** Codes that ask the person to sign in again, once, over the page. */
export const reloginCodes: readonly number[] = [1011004, 1011005, 1011006, 1011007, 1011008, 1011009];

/** Codes that show an error toast while the answer is still returned to the caller. */
export const toastCodes: readonly number[] = [1013002, 1015002, 1016002];

/** The same request is still running: nothing is decided yet. Without the catalogue, so that no page waits for its words. */
export const requestInFlightCode = 1016008;
