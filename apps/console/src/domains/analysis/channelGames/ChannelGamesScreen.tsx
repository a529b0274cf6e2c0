import { channelGameApi, channelPermissions } from '@backlot/contract';
import { useDictionary } from '@backlot/dictionary/react';
import { nameOf } from '@backlot/i18n';
import { useLocale, useStrings } from '@backlot/i18n/react';
import { useMemo } from 'react';
import { lazyPart } from '../../../kit/lazyPart';
import type { RowOf } from '../../../kit/list/CrudArea';
import { CrudPage } from '../../../kit/list/CrudPage';
import type { ListColumn, ListFilter } from '../../../kit/list/ListShape';
import { TwoLines } from '../../../kit/list/TwoLines';
import { strings, type Word } from './strings';

const GameFields = lazyPart(async () => (await import('./GameFields')).GameFields);

type Game = RowOf<typeof channelGameApi>;

/** So many names fit into a cell. */
const shown = 2;

/** Games that zones can follow, with the words that their works are known by (named route `channel_game_manager`). */
export function ChannelGamesScreen() {
  const t = useStrings(strings);
  const locale = useLocale();
  const { nameFor } = useDictionary();
  const list = useMemo(() => {
    const some = (names: readonly string[]) => names.slice(0, shown).join(', ') + (names.length > shown ? ` +${names.length - shown}` : '');
    const channels = (webIds: readonly number[]) => some(webIds.map((webId) => nameFor('webId', webId)));
    return {
      nameOf: (row: Game) => nameOf(row, locale),
      columns: [
        {
          field: 'name',
          header: t('name'),
          flex: 1,
          minWidth: 180,
          isSortable: true,
          isFixed: true,
          onCard: 'title',
          render: (row) => nameOf(row, locale),
        },
        { field: 'words', header: t('words'), flex: 1, minWidth: 200, render: ({ words }) => some(words) },
        {
          field: 'webIds',
          header: t('webIds'),
          flex: 1,
          minWidth: 260,
          render: ({ webIds, followedIn }) => (
            <TwoLines second={`${t('followedIn')}: ${channels(followedIn) || t('nobody')}`}>{channels(webIds)}</TwoLines>
          ),
        },
        {
          field: 'createTime',
          header: t('added'),
          isSortable: true,
          isHidden: true,
        },
      ] satisfies ListColumn<typeof channelGameApi.page>[],
      filters: [
        {
          kind: 'choice',
          field: 'webId',
          label: t('webIds'),
          choices: Object.values(channelPermissions).map((webId) => ({ value: String(webId), label: nameFor('webId', webId) })),
          isMultiple: true,
        },
      ] satisfies ListFilter<typeof channelGameApi.page>[],
      search: { field: 'searchValue' as const, label: t('search') },
    };
  }, [t, locale, nameFor]);
  const form = useMemo(
    () => ({
      Fields: GameFields,
      defaults: { name: '', enName: '', vnName: '', words: [] as string[], webIds: [] as number[] },
      draftOf: ({ name, enName, vnName, words, webIds }: Game) => ({
        name,
        enName: enName ?? '',
        vnName: vnName ?? '',
        words: [...words],
        webIds: [...webIds],
      }),
      labelOf: (field: string) => t(field as Word),
      show: (field: string, value: unknown) =>
        field === 'webIds' ? (value as number[]).map((webId) => nameFor('webId', webId)).join(', ') : undefined,
    }),
    [t, nameFor],
  );
  return (
    <CrudPage api={channelGameApi} table="channelGames" words={{ plural: t('title'), noun: t('noun') }} list={list} form={form} hasPanel />
  );
}
