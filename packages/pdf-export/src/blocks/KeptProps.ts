/** The property of a group that a page break should not tear unless it is long. */
export interface KeptProps {
  isKept?: boolean;
}

/** The property of a group that stays whole when it is short, to spread. */
export const kept: KeptProps = { isKept: true };
