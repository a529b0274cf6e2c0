import { blackFanApi } from '@backlot/contract';
import type { RowAction } from '@backlot/data-table';
import { useDictionary } from '@backlot/dictionary/react';
import { useFormat, useLocale, useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { TimeText, useConfirm } from '@backlot/ui-kit';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import type { CrudForm } from '../../../kit/edit/CrudForm';
import { useCallOnce } from '../../../kit/form/submit/useCallOnce';
import { lazyPart } from '../../../kit/lazyPart';
import { CrudPage } from '../../../kit/list/CrudPage';
import type { ListColumn, ListFilter, ListPreset } from '../../../kit/list/ListShape';
import { TwoLines } from '../../../kit/list/TwoLines';
import type { ListHandle } from '../../../kit/query/ListHandle';
import { useAct } from '../../../kit/record/useAct';
import { StatusTag } from '../../../kit/status/StatusTag';
import type { BlackFan } from './BlackFan';
import { strings, type Word } from './strings';

const BlackFanFields = lazyPart(async () => (await import('./BlackFanFields')).BlackFanFields);

type List = typeof blackFanApi.page;

interface FanDraft {
  webId: number;
  fanPlatformId: string;
  fanName: string;
  level: number;
  reason: string;
}

/** Fans whose comments raise a warning, by level, with how often they were met (domain/model 2.3.10). */
export function BlackFansScreen() {
  const t = useStrings(strings);
  const format = useFormat();
  const locale = useLocale();
  const can = useCan();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const callOnce = useCallOnce();
  const { nameFor, optionsOf } = useDictionary();
  const { act } = useAct();
  const columns = useMemo(
    (): ListColumn<List>[] => [
      {
        field: 'fanName',
        header: t('fanName'),
        flex: 1,
        minWidth: 150,
        isSortable: true,
        isFixed: true,
        onCard: 'title',
        render: (fan) => <TwoLines second={fan.fanPlatformId}>{nameOfFan(fan)}</TwoLines>,
      },
      { field: 'webId', header: t('webId'), width: 150, render: ({ webId }) => nameFor('webId', webId) },
      { field: 'level', header: t('level'), width: 170, render: ({ level }) => nameFor('fanLevel', level) },
      { field: 'reason', header: t('reason'), flex: 1, minWidth: 150, render: ({ reason }) => reason },
      {
        field: 'fanStatus',
        header: t('status'),
        width: 160,
        render: ({ fanStatus }) => <StatusTag type="fanStatus" code={fanStatus} />,
      },
      {
        field: 'hitCount',
        header: t('hits'),
        width: 110,
        align: 'right',
        isSortable: true,
        render: ({ hitCount }) => format.number(hitCount),
      },
      {
        field: 'lastHitTime',
        header: t('lastHit'),
        width: 150,
        isSortable: true,
        render: ({ lastHitTime }) => <TimeText value={lastHitTime} none={t('never')} />,
      },
      {
        field: 'createTime',
        header: t('added'),
        isSortable: true,
        isHidden: true,
      },
    ],
    [t, format, nameFor],
  );
  const filters = useMemo((): ListFilter<List>[] => {
    const choice = (field: 'level' | 'fanStatus' | 'webId', type: string, label: string): ListFilter<List> => ({
      kind: 'choice',
      field,
      label,
      choices: optionsOf(type).map(({ code, names }) => ({ value: code, label: names[locale] })),
      isMultiple: true,
    });
    return [choice('level', 'fanLevel', t('level')), choice('fanStatus', 'fanStatus', t('status')), choice('webId', 'webId', t('webId'))];
  }, [t, optionsOf, locale]);
  const presets = useMemo(
    (): ListPreset<List>[] => [
      { key: 'active', label: t('active'), filters: { fanStatus: '1' } },
      { key: 'harmful', label: t('harmful'), filters: { level: '3' } },
    ],
    [t],
  );
  const form = useMemo(
    (): CrudForm<BlackFan, FanDraft> => ({
      Fields: BlackFanFields,
      defaults: { webId: 10, fanPlatformId: '', fanName: '', level: 1, reason: '' },
      draftOf: ({ webId, fanPlatformId, fanName, level, reason }) => ({ webId, fanPlatformId, fanName: fanName ?? '', level, reason }),
      labelOf: (field) => t(field as Word),
      show: (field, value) =>
        field === 'webId' ? nameFor('webId', Number(value)) : field === 'level' ? nameFor('fanLevel', Number(value)) : undefined,
    }),
    [t, nameFor],
  );
  const rowActions = useCallback(
    (fan: BlackFan, list: ListHandle<BlackFan>): RowAction[] => {
      const { id, can: may, fanPlatformId, hitCount, sourceCommentId } = fan;
      const name = nameOfFan(fan);
      const release = async () => {
        const sure = await confirm({ title: t('releaseAsk', { name }), children: t('releaseHint'), confirmLabel: t('release') });
        if (sure && (await act(() => callOnce(blackFanApi.release, { id }), t('released', { name })))) list.reload();
      };
      const renew = async () => {
        if (await act(() => callOnce(blackFanApi.renew, { id }), t('renewed', { name }))) list.reload();
      };
      const go = (href: string) => () => void navigate({ href });
      return [
        ...(can('commentInfo.query') && hitCount > 0
          ? [
              {
                key: 'comments',
                label: t('comments'),
                onRun: go(`/commentList?mark=blackFan&searchValue=${encodeURIComponent(fan.fanName ?? fanPlatformId)}`),
              },
            ]
          : []),
        ...(can('commentInfo.get') && sourceCommentId
          ? [{ key: 'source', label: t('source'), onRun: go(`/commentInfo?id=${sourceCommentId}`) }]
          : []),
        ...(may.includes('release') ? [{ key: 'release', label: t('release'), onRun: () => void release() }] : []),
        ...(may.includes('renew') ? [{ key: 'renew', label: t('renew'), onRun: () => void renew() }] : []),
      ];
    },
    [t, can, confirm, act, callOnce, navigate],
  );
  return (
    <CrudPage
      api={blackFanApi}
      table="blackFans"
      words={{ plural: t('title'), noun: t('noun') }}
      list={{ columns, nameOf: nameOfFan, search: { field: 'searchValue', label: t('search') }, filters, presets }}
      form={form}
      rowActions={rowActions}
      hasPanel
    />
  );
}

const nameOfFan = ({ fanName, fanPlatformId }: BlackFan) => fanName || fanPlatformId;
