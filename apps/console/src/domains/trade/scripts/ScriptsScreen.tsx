import Button from '@mui/material/Button';
import { scriptApi, type ScriptRow } from '@backlot/contract';
import { useDictionary } from '@backlot/dictionary/react';
import { useFormat, useLocale, useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { formatBytes } from '@backlot/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { ListPage } from '../../../kit/list/ListPage';
import { useIsMerchant } from '../../../shell/session/useIsMerchant';
import { nameOfScript, scriptColumns, scriptFilters, scriptPresets } from './scriptList';
import { strings } from './strings';
import { useScriptActs } from './useScriptActs';

/** Scripts of videos: BDs bring them, team leaders and administrators review, merchants read (domain/model 2.3.21). */
export function ScriptsScreen() {
  const t = useStrings(strings);
  const format = useFormat();
  const locale = useLocale();
  const can = useCan();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { nameFor } = useDictionary();
  const isAgency = !useIsMerchant();
  const mayRead = can('script.get');
  const reload = useCallback(() => void queries.invalidateQueries(), [queries]);
  const { actsOf, dialog } = useScriptActs(reload);
  const columns = useMemo(
    () =>
      scriptColumns(t, format, {
        mayRead,
        isAgency,
        sizeOf: (bytes) => formatBytes(bytes, locale),
      }),
    [t, format, locale, mayRead, isAgency],
  );
  const filters = useMemo(() => scriptFilters(t, nameFor), [t, nameFor]);
  const presets = useMemo(() => scriptPresets(t, can), [t, can]);
  const rowActions = useCallback(
    (row: ScriptRow) => [
      ...(mayRead
        ? [
            {
              key: 'open',
              label: t('open'),
              onRun: () => void navigate({ href: `/scriptDetail?id=${row.id}` }),
            },
          ]
        : []),
      ...actsOf(row),
    ],
    [t, mayRead, navigate, actsOf],
  );
  const main = () =>
    can('script.audit') && (
      <Button variant="contained" onClick={() => void navigate({ href: '/scriptQueue' })}>
        {t('toQueue')}
      </Button>
    );
  return (
    <>
      <ListPage
        calls={{ page: scriptApi.page, export: scriptApi.export }}
        table="scripts"
        title={t('title')}
        list={{
          columns,
          nameOf: nameOfScript,
          search: { field: 'searchValue', label: t('search') },
          filters,
          presets,
        }}
        rowActions={rowActions}
        main={main}
      />
      {dialog}
    </>
  );
}
