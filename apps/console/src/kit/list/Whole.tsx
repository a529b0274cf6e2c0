import type { ReactNode } from 'react';
import css from './TwoLines.module.css';

/** Part of a line that never wraps inside: a day with its time, on cards too. */
export const Whole = ({ children }: { children: ReactNode }) => <span className={css.whole}>{children}</span>;
