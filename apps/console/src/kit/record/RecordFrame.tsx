import Button from '@mui/material/Button';
import type { Permission } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { EmptyState, ErrorState, LoadingState, PageFrame, type PageFrameProps } from '@backlot/ui-kit';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { OfflineNote } from '../errors/OfflineNote';
import { useOnline } from '../useOnline';
import { useShownList } from '../../shell/menu/recordList';
import trail from '../../shell/menu/Trail.module.css';
import { PageTitle } from '../PageTitle';
import { MissingPermission } from '../permission/MissingPermission';
import { ReturnLink } from '../../shell/tabs/ReturnLink';
import { useLeftHref } from '../../shell/tabs/useLeftHref';
import { recordStrings } from './strings';
import type { RecordHandle } from './useRecord';

interface RecordFrameProps<Row> {
  record: RecordHandle<Row>;
  /** What kind of record: "Creator". */
  noun: string;
  /** Which permission opens it. */
  needs: Permission;
  /** The list it came from; people who may not see that list get no link. */
  list?: { label: string; path: string; needs: Permission } | undefined;
  /** Head of the page once the record is there. */
  head: (row: Row) => Pick<PageFrameProps, 'mark' | 'subtitle' | 'actions'> & { name: string };
  children: (row: Row) => ReactNode;
}

/** Until the record is there; without a network it says that it comes with it. */
function Waiting() {
  return useOnline() ? <LoadingState shape="cards" count={4} /> : <OfflineNote />;
}

/** A detail page and its states: loading, not found, refused, failed, there. */
export function RecordFrame<Row>({ record, noun, needs, list, head, children }: RecordFrameProps<Row>) {
  const t = useStrings(recordStrings);
  const can = useCan();
  const navigate = useNavigate();
  const leftHref = useLeftHref();
  const { row, error, isUnnamed } = record;
  const listPath = list && can(list.needs) ? list.path : undefined;
  useShownList(listPath);
  const back = (
    <Button variant="outlined" onClick={() => void navigate({ href: listPath ? leftHref(listPath) : '/welcome' })}>
      {listPath && list ? t('backTo', { list: list.label }) : t('backHome')}
    </Button>
  );
  if (!can(needs)) {
    return (
      <PageFrame title={noun}>
        <PageTitle title={noun} />
        <MissingPermission permission={needs} action={back} />
      </PageFrame>
    );
  }
  if (!row) {
    return (
      <PageFrame title={noun}>
        <PageTitle title={noun} />
        {isUnnamed ? (
          <EmptyState title={t('unnamed')} action={back} />
        ) : error ? (
          <ErrorState title={t('failed')} onRetry={() => void record.reload()}>
            {error.message}
          </ErrorState>
        ) : (
          <Waiting />
        )}
      </PageFrame>
    );
  }
  const { name, ...frame } = head(row);
  const crumbs =
    listPath && list
      ? [
          <ReturnLink key="list" to={listPath} className={trail.link}>
            {list.label}
          </ReturnLink>,
          <span key="here" aria-current="page">
            {name}
          </span>,
        ]
      : [];
  return (
    <PageFrame title={name} breadcrumbs={crumbs} {...frame}>
      <PageTitle title={name} />
      {children(row)}
    </PageFrame>
  );
}
