import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import css from './zone.module.css';

interface RowsLinkProps {
  /** Undefined where this person may not see the rows: the text stays. */
  href: string | undefined;
  label?: string;
  children: ReactNode;
}

/** A figure that leads to the rows it is made of. */
export function RowsLink({ href, label, children }: RowsLinkProps) {
  if (!href) return <span>{children}</span>;
  const [to, query = ''] = href.split('?');
  return (
    <Link to={to as never} search={searchOf(query) as never} className={css.link} {...(label && { 'aria-label': label })}>
      {children}
    </Link>
  );
}

const searchOf = (query: string) => Object.fromEntries(new URLSearchParams(query));
