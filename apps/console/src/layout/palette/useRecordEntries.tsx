import ArticleOutlined from '@mui/icons-material/ArticleOutlined';
import { foundKinds, type FoundRecord, type Permission, searchApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { RecordPicture } from '../../kit/files/RecordPicture';
import { useRested } from '../../kit/useRested';
import { useConsole } from '../../shell/console/ConsoleContext';
import type { PaletteEntry } from './PaletteEntry';
import { recordKinds } from './recordKinds';
import { paletteStrings } from './strings';

/** One letter finds too much; the search takes no more than this. */
const [fewest, most] = [2, 100];
/** Short, so that what is found stands there within 300 ms of the last key. */
const restMs = 120;

/** Creators, orders, demands, products and merchants that fit, asked for in one call once typing rests; what is no longer wanted is cancelled. */
export function useRecordEntries(
  typed: string,
  onRecord: (record: FoundRecord) => void,
): { entries: PaletteEntry[]; isSearching: boolean; problem: string | undefined } {
  const t = useStrings(paletteStrings);
  const can = useCan();
  const navigate = useNavigate();
  const { client } = useConsole();
  const wanted = typed.trim().slice(0, most);
  const text = useRested(wanted, restMs);
  const isAsked = wanted.length >= fewest && (Object.values(foundKinds) as Permission[]).some(can);
  const { data, error, isFetching } = useQuery({
    queryKey: ['palette', text],
    queryFn: ({ signal }) => client.call(searchApi.records, { searchValue: text }, { signal, isSilent: true }),
    enabled: isAsked && text.length >= fewest,
  });
  if (!isAsked) return { entries: [], isSearching: false, problem: undefined };
  const entries = (data ?? []).map((record): PaletteEntry => {
    const { kind, id, name, number } = record;
    const { word, path, picture } = recordKinds[kind];
    return {
      key: `${kind} ${id}`,
      kind: 'record',
      label: name,
      place: [t(word), number].join(' · '),
      icon: picture ? <RecordPicture kind={picture} id={id} name={name} size={24} /> : <ArticleOutlined />,
      words: [],
      run: () => onRecord(record),
      openPage: () => void navigate({ href: `${path(record)}?id=${id}` }),
    };
  });
  return { entries: text === wanted ? entries : [], isSearching: text !== wanted || isFetching, problem: error?.message };
}
