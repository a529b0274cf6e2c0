import { demandApi, upApi } from '@backlot/contract';
import { useMemo } from 'react';
import { useConsole } from '../../../shell/console/ConsoleContext';
import type { PickSource } from '../../../kit/pick/PickField';

/** Creators to invite: those of the library, or for merchants the public figures of creators of their product's country. */
export function useCreatorSource({ hasLibrary, country }: { hasLibrary: boolean; country: string | undefined }): PickSource {
  const { client } = useConsole();
  return useMemo(
    () => ({
      key: ['creator', hasLibrary, country],
      find: async (text, signal) => {
        const query = { pageNo: 1, pageSize: 20, ...(text && { searchValue: text }) };
        if (!hasLibrary) {
          const { rows } = await client.call(demandApi.wishable, { ...query, country: country as 'PH' }, { signal });
          return rows.map(({ id, nickname, upNumber }) => ({ id, name: nickname, note: upNumber, ...(country && { country }) }));
        }
        const { rows } = await client.call(upApi.page, query, { signal });
        return rows.map((up) => ({ id: up.id, name: up.nickname, note: `${up.upNumber} · ${up.country}`, country: up.country }));
      },
    }),
    [client, hasLibrary, country],
  );
}
