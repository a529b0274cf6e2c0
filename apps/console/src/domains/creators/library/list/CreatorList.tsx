import { channelVideoApi, upApi, type UpRow } from '@backlot/contract';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { useMemo } from 'react';
import { creatorArea } from '../../parts/creatorArea';
import { creatorForm } from '../../parts/form/creatorForm';
import { creatorStrings } from '../../parts/strings';
import { CrudPage } from '../../../../kit/list/CrudPage';
import type { ListHandle } from '../../../../kit/query/ListHandle';
import { ImportButton } from '../../../../kit/import/ImportButton';
import { NotFound } from './NotFound';
import { strings } from '../strings';
import { upColumns } from './upColumns';
import { useUpActions } from '../useUpActions';
import { useUpFilters } from './useUpFilters';
import { useUpPresets } from './useUpPresets';

const areas = { library: creatorArea, game: { ...creatorArea, page: upApi.game, matching: upApi.matchingGame } };

/** The type of a new creator, and the one a list is bound to (dictionary `upType`). */
const goodsKol = 1;
const gameKol = 2;
const gameOnly = { upTypeId: String(gameKol) };

interface CreatorListProps {
  kind: 'library' | 'game';
  title: string;
  /** Path of the detail page. */
  path: string;
}

/** Creators with search, form and the actions on many. */
export function CreatorList({ kind, title, path }: CreatorListProps) {
  const t = useStrings(strings);
  const words = useStrings(creatorStrings);
  const format = useFormat();
  const filters = useUpFilters(kind);
  const presets = useUpPresets();
  const { rowActions, bulkActions, dialog } = useUpActions('library');
  const columns = useMemo(() => upColumns({ t, format, path, hasOwner: true }), [t, format, path]);
  const actions = (list: ListHandle<UpRow>) => (
    <ImportButton
      kinds={[
        { label: t('importCreators'), calls: upApi },
        { label: t('importVideos'), calls: channelVideoApi },
      ]}
      onDone={list.reload}
    />
  );
  const form = useMemo(() => creatorForm(words, kind === 'game' ? gameKol : goodsKol), [words, kind]);
  return (
    <>
      <CrudPage
        api={areas[kind]}
        table={`up.${kind}`}
        words={{ plural: title, noun: words('noun') }}
        list={{
          columns,
          nameOf: nameOfCreator,
          search: { field: 'searchValue', label: t('search'), maxLines: 500 },
          filters,
          presets,
          ...(kind === 'game' && { query: gameOnly }),
        }}
        form={form}
        above={<NotFound list={kind} />}
        {...(kind === 'library' && { actions })}
        rowActions={rowActions}
        bulkActions={bulkActions}
      />
      {dialog}
    </>
  );
}

const nameOfCreator = ({ nickname }: UpRow) => nickname;
