import Box from '@mui/material/Box';
import { upApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useMemo } from 'react';
import { PickField, type PickChoice, type PickSource } from '../../../kit/pick/PickField';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { strings } from './strings';

interface CreatorPickProps {
  picked: PickChoice | null;
  onPick: (id: string) => void;
  label?: string;
}

/** Picks a creator of the library by name, handle or id. */
export function CreatorPick({ picked, onPick, label }: CreatorPickProps) {
  const t = useStrings(strings);
  const { client } = useConsole();
  const source = useMemo(
    (): PickSource => ({
      key: ['analysed creators'],
      find: async (searchValue, signal) => {
        const { rows } = await client.call(upApi.page, { pageNo: 1, pageSize: 20, ...(searchValue && { searchValue }) }, { signal });
        return rows.map(({ id, nickname, upNumber }) => ({
          id,
          name: nickname,
          note: `@${upNumber}`,
        }));
      },
    }),
    [client],
  );
  return (
    <Box sx={{ width: { xs: '100%', sm: 280 }, flexGrow: { xs: 1, sm: 0 } }}>
      <PickField label={label ?? t('creator')} source={source} value={picked} onChange={(choice) => onPick(choice?.id ?? '')} />
    </Box>
  );
}
