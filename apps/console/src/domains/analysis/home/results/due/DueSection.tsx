import { useStrings } from '@backlot/i18n/react';
import { ErrorState, LoadingState, Section } from '@backlot/ui-kit';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import css from './due.module.css';
import { dueStrings } from './dueStrings';

/** How many rows a list of what is due shows. */
export const most = 5;

interface DueSectionProps {
  title: string;
  /** What the rows are of: one list each. */
  found: readonly {
    data: { totalRows: number } | undefined;
    error: Error | null;
    isPending: boolean;
    refetch: () => unknown;
  }[];
  /** Where each list stands whole, and what the link says of its count. */
  links: readonly { to: string; search: Record<string, string>; text: (count: number) => string }[];
  /** Said where nothing is due. */
  none: string;
  /** The rows, once every list has come. */
  children: readonly ReactNode[];
}

/** The first of what is due out of some lists, with a way into each list that has any. */
export function DueSection({ title, found, links, none, children }: DueSectionProps) {
  const t = useStrings(dueStrings);
  const failed = found.find(({ error, data }) => error && !data);
  return (
    <Section
      title={title}
      actions={
        <span className={css.links}>
          {links.map(({ to, search, text }, at) => {
            const count = found[at]?.data?.totalRows ?? 0;
            return (
              count > 0 && (
                <Link key={`${to} ${search['due']}`} to={to as never} search={search as never}>
                  {text(count)}
                </Link>
              )
            );
          })}
        </span>
      }
    >
      {failed ? (
        <ErrorState dense title={t('failed')} onRetry={() => void failed.refetch()}>
          {failed.error?.message}
        </ErrorState>
      ) : found.some(({ isPending }) => isPending) ? (
        <LoadingState count={most} />
      ) : children.length === 0 ? (
        <p className={css.none}>{none}</p>
      ) : (
        <ul className={css.list}>{children}</ul>
      )}
    </Section>
  );
}
