/** Screens that are worked with a thumb, for `useMediaQuery`: the widths below the breakpoint `sm`. */
export const phones = '(max-width: 576px)';

/** The same as a key of styles. */
export const onPhones = `@media ${phones}`;

/** What a thumb meets: height and width of the smallest target in px. */
export const touchTarget = 44;
