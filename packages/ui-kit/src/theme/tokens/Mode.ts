/** The two grounds a screen is drawn on. */
export type Mode = 'light' | 'dark';
