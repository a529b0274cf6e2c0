import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { commentRanges, upApi } from '@backlot/contract';
import { useDictionary } from '@backlot/dictionary/react';
import { useLocale, useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { PickField, type PickSource } from '../../../kit/pick/PickField';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { strings } from './strings';
import { useCommentScope } from './useCommentScope';

/** What the page is about: a creator, one work, a channel, and the period. */
export function ScopeBar() {
  const t = useStrings(strings);
  const locale = useLocale();
  const can = useCan();
  const { client } = useConsole();
  const { optionsOf } = useDictionary();
  const { of, range, scope, change } = useCommentScope();
  const mayPick = can('upLibrary.query');
  const found = useQuery({ ...client.query(upApi.detail, { id: scope.upId ?? '' }), enabled: mayPick && scope.upId !== undefined });
  const source = useMemo(
    (): PickSource => ({
      key: ['comment creators'],
      find: async (searchValue, signal) => {
        const input = { pageNo: 1, pageSize: 20, ...(searchValue && { searchValue }) };
        const { rows } = await client.call(upApi.page, input, { signal });
        return rows.map(({ id, nickname, upNumber }) => ({ id, name: nickname, note: upNumber }));
      },
    }),
    [client],
  );
  const picked = scope.upId && found.data ? { id: scope.upId, name: found.data.nickname } : null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
      {mayPick && (
        <Box sx={{ width: { xs: '100%', sm: 260 } }}>
          <PickField
            label={t('creator')}
            placeholder={t('allCreators')}
            source={source}
            value={picked}
            onChange={(choice) => change({ upId: choice?.id ?? '', workId: '' })}
          />
        </Box>
      )}
      <TextField
        select
        size="small"
        label={t('channel')}
        value={of('webId')}
        onChange={({ target }) => change({ webId: target.value })}
        sx={{ width: { xs: '100%', sm: 210 } }}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{t('allChannels')}</MenuItem>
        {optionsOf('webId').map(({ code, names }) => (
          <MenuItem key={code} value={code}>
            {names[locale]}
          </MenuItem>
        ))}
      </TextField>
      {scope.workId && <Chip label={t('work')} onDelete={() => change({ workId: '' })} />}
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={t('ranges')}
        value={range}
        onChange={(_, value: number | null) => value !== null && change({ range: String(value) })}
        sx={{ ml: { md: 'auto' }, flexWrap: 'wrap' }}
      >
        {commentRanges.map((days) => (
          <ToggleButton key={days} value={days} sx={{ minHeight: 36 }}>
            {t(`range_${days}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}
