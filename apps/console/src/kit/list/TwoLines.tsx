import type { ReactNode } from 'react';
import css from './TwoLines.module.css';

/** A cell of two lines: what something is called, and its number below. */
export const TwoLines = ({ children, second }: { children: ReactNode; second: ReactNode }) => (
  <span className={css.lines}>
    <span>{children}</span>
    <small>{second}</small>
  </span>
);
