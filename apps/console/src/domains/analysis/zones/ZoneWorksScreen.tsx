import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { dataZoneApi, type Permission, type ZoneWork } from '@backlot/contract';
import type { RowAction } from '@backlot/data-table';
import { useDictionary } from '@backlot/dictionary/react';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { PageFrame } from '@backlot/ui-kit';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { WithPicture } from '../../../kit/files/WithPicture';
import { ExportButton } from '../../../kit/export/ExportButton';
import { useExport } from '../../../kit/export/useExport';
import type { ListColumn, ListFilter, ListShape } from '../../../kit/list/ListShape';
import { ListPage } from '../../../kit/list/ListPage';
import type { ListHandle } from '../../../kit/query/ListHandle';
import { NarrowedNote } from '../../../kit/list/NarrowedNote';
import { TwoLines } from '../../../kit/list/TwoLines';
import { useNarrowed } from '../../../kit/list/useNarrowed';
import { MissingPermission } from '../../../kit/permission/MissingPermission';
import { useTrail } from '../../../shell/menu/useTrail';
import { strings } from './strings';
import { useZone } from './useZone';

type List = typeof dataZoneApi.works;
/** What a figure of the zone narrows the list to. */
const behindFigures = ['favId'] as const;

/** The works of a channel, or those behind a figure of its zone. */
export function ZoneWorksScreen({ webId }: { webId: number }) {
  const t = useStrings(strings);
  const trail = useTrail();
  const { nameFor } = useDictionary();
  const { code, mayQuery } = useZone(webId);
  const title = t('worksTitle', { channel: nameFor('webId', webId) });
  if (mayQuery) return <Works webId={webId} title={title} />;
  return (
    <PageFrame title={title} breadcrumbs={trail}>
      <MissingPermission permission={`${code}.query` as Permission} />
    </PageFrame>
  );
}

function Works({ webId, title }: { webId: number; title: string }) {
  const t = useStrings(strings);
  const navigate = useNavigate();
  const startExport = useExport();
  const { mayExport, zonePath, commentsPath } = useZone(webId);
  const narrowed = useNarrowed(behindFigures);
  const list = useWorkList(webId, narrowed.query);
  const rowActions = useCallback(
    ({ id }: ZoneWork): RowAction[] =>
      commentsPath
        ? [{ key: 'comments', label: t('showComments'), onRun: () => void navigate({ href: `${commentsPath}?workId=${id}` }) }]
        : [],
    [t, navigate, commentsPath],
  );
  const actions = useCallback(
    (_list: ListHandle<ZoneWork>, exportNow: () => object) => (
      <>
        {zonePath && (
          <Button variant="outlined" onClick={() => void navigate({ href: zonePath })}>
            {t('backToZone')}
          </Button>
        )}
        {mayExport && (
          <ExportButton onExport={(choice) => void startExport(dataZoneApi.export, { ...withoutColumns(exportNow()), ...choice })} />
        )}
      </>
    ),
    [t, navigate, startExport, zonePath, mayExport],
  );
  return (
    <ListPage
      calls={{ page: dataZoneApi.works }}
      table="zoneWorks"
      title={title}
      list={list}
      rowActions={rowActions}
      actions={actions}
      above={<NarrowedNote narrowed={narrowed} />}
    />
  );
}

/** The file has all columns. */
const withoutColumns = (asked: object) => Object.fromEntries(Object.entries(asked).filter(([key]) => key !== 'columns'));

function useWorkList(webId: number, query: { favId?: string }): ListShape<List> {
  const t = useStrings(strings);
  const format = useFormat();
  return useMemo(() => {
    const count = (value: number | null) => (value === null ? '–' : format.number(value));
    const columns: ListColumn<List>[] = [
      {
        field: 'title',
        header: t('work'),
        flex: 2,
        minWidth: 220,
        isFixed: true,
        onCard: 'title',
        render: ({ id, title, link, up }) => (
          <WithPicture kind="work" id={id} name={title} size={20}>
            <TwoLines second={up.name}>
              <Link href={link} target="_blank" rel="noreferrer">
                {title || t('untitled')}
              </Link>
            </TwoLines>
          </WithPicture>
        ),
      },
      { field: 'postTime', header: t('postTime'), isSortable: true },
      { field: 'views', header: t('views'), width: 120, align: 'right', isSortable: true, render: ({ views }) => count(views) },
      { field: 'likes', header: t('likes'), width: 110, align: 'right', isSortable: true, render: ({ likes }) => count(likes) },
      { field: 'comments', header: t('comments'), width: 120, align: 'right', isSortable: true, render: ({ comments }) => count(comments) },
      {
        field: 'dataTime',
        header: t('data'),
        isHidden: true,
      },
    ];
    const filters: ListFilter<List>[] = [{ kind: 'days', field: 'fromDay', toField: 'toDay', label: t('period') }];
    return {
      columns,
      filters,
      nameOf: ({ title }: ZoneWork) => title || t('untitled'),
      search: { field: 'searchValue', label: t('search') },
      query: { webId: String(webId), ...query },
    };
  }, [t, format, webId, query]);
}
