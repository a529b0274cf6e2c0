import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import css from './RecordLink.module.css';

/** A link to the page of a record: `<RecordLink path="/goodsDetail" id={row.id}>`. */
export const RecordLink = ({ path, id, children }: { path: string; id: string; children: ReactNode }) => (
  <Link to={path} search={{ id } as never} className={css.link}>
    {children}
  </Link>
);
