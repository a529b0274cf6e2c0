/** Screens that are worked with a thumb. */
export const onPhones = '@media (max-width: 599.95px)';

/** What a thumb meets: height and width of the smallest target in px. */
export const touchTarget = 44;
