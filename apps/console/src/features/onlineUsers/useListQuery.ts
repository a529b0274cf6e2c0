import { useNavigate, useSearch } from '@tanstack/react-router';

interface ListQuery {
  account: string;
  pageNo: number;
}

/** Filter and page of the list as they stand in the address, so that a pasted link shows the same rows. */
export function useListQuery(): ListQuery & { change: (part: Partial<ListQuery>) => void } {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const typed = Number(search['pageNo']);
  const now: ListQuery = {
    account: typeof search['account'] === 'string' ? search['account'].slice(0, 64) : '',
    pageNo: Number.isInteger(typed) && typed >= 1 && typed <= 100_000 ? typed : 1,
  };
  const change = (part: Partial<ListQuery>) => {
    const next = { ...now, ...part };
    void navigate({
      to: '.',
      search: { ...(next.account && { account: next.account }), ...(next.pageNo > 1 && { pageNo: next.pageNo }) },
      replace: true,
      resetScroll: false,
    } as Parameters<typeof navigate>[0]);
  };
  return { ...now, change };
}
