import ArticleOutlined from '@mui/icons-material/ArticleOutlined';
import { useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { useQueries } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useConsole } from '../../shell/console/ConsoleContext';
import { useRested } from '../../kit/useRested';
import type { PaletteEntry } from './PaletteEntry';
import { recordKinds } from './recordKinds';
import { paletteStrings } from './strings';

/** One letter finds too much; the lists take no more than this. */
const [fewest, most] = [2, 100];

/** Creators, orders, demands, products and merchants that fit, asked of the lists this person may open once typing rests; what is no longer wanted is cancelled. */
export function useRecordEntries(typed: string): { entries: PaletteEntry[]; isSearching: boolean; problem: string | undefined } {
  const t = useStrings(paletteStrings);
  const can = useCan();
  const navigate = useNavigate();
  const { client } = useConsole();
  const wanted = typed.trim().slice(0, most);
  const text = useRested(wanted);
  const kinds = recordKinds.filter(({ permission }) => can(permission));
  const isAsked = wanted.length >= fewest;
  const answers = useQueries({
    queries: kinds.map(({ key, find }) => ({
      queryKey: ['palette', key, text],
      queryFn: ({ signal }: { signal: AbortSignal }) => find(client, text, signal),
      enabled: isAsked && text.length >= fewest,
    })),
  });
  if (!isAsked) return { entries: [], isSearching: false, problem: undefined };
  const entries = kinds.flatMap(({ key, word }, at) =>
    (answers[at]?.data ?? []).map(({ id, name, number, path }): PaletteEntry => {
      const href = `${path}?id=${id}`;
      return {
        key: `${key} ${id}`,
        kind: 'record',
        label: name,
        place: [t(word), number].join(' · '),
        icon: <ArticleOutlined />,
        words: [],
        run: () => void navigate({ href }),
      };
    }),
  );
  const isSearching = kinds.length > 0 && (text !== wanted || answers.some(({ isFetching }) => isFetching));
  return { entries: text === wanted ? entries : [], isSearching, problem: answers.find(({ error }) => error)?.error?.message };
}
