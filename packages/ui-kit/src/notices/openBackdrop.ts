/** The shade behind an open dialog or drawer; one that is closing fades already. */
export const openBackdrop = '.MuiBackdrop-root:not(.MuiBackdrop-invisible, [style*="opacity: 0"])';

export const phone = '(max-width: 599.95px)';

/** Style of something while a dialog or drawer fills a phone's screen. */
export const overPhoneDialog = (style: object) => ({ [`@media ${phone}`]: { [`body:has(${openBackdrop}) &`]: style } });
