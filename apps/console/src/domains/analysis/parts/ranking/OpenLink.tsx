import type { RankRow, RankType } from '@backlot/contract';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { RecordLink } from '../../../../kit/record/RecordLink';
import css from './rankings.module.css';

interface OpenLinkProps {
  type: RankType;
  row: RankRow;
  children: ReactNode;
}

/** Leads to the page of what stands on a place, for those who may open it. */
export function OpenLink({ type, row: { opens, openId, name }, children }: OpenLinkProps) {
  if (!opens) return <span>{children}</span>;
  // People of the agency have no page of their own: their sales are what the place is made of.
  if (type === 'bdSales')
    return (
      <Link to={'/order' as '/'} search={{ attributed: 'yes', searchValue: name } as never} className={css.link}>
        {children}
      </Link>
    );
  const path = type === 'goodsSales' ? '/goodsDetail' : type === 'shopSales' ? '/shopDetail' : '/talentAdminDetail';
  return (
    <RecordLink path={path} id={openId}>
      {children}
    </RecordLink>
  );
}
