/** The product's title, cut after 10 characters, or 8 beside a menu in the header (spec section 2.1). */
export const shortTitle = (title: string, longest: 8 | 10): string => (title.length > longest ? `${title.slice(0, longest)}…` : title);
