import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { type InputOf, type upApi, workSorts } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useState } from 'react';
import { workStrings } from './workStrings';

/** Which works are shown, and by what they are ordered, most first. */
export type WorkWish = Pick<InputOf<typeof upApi.works>, 'searchValue' | 'addedByLink' | 'isCommerce' | 'sortField'>;

export const noWish: WorkWish = { sortField: 'postTime' };

const parts = {
  allWorks: {},
  linkedWorks: { addedByLink: 'true' },
  sellingWorks: { isCommerce: 'true' },
} as const satisfies Record<string, WorkWish>;
type Part = keyof typeof parts;

/** Order and filters of the works of a creator. */
export function WorkWishes({ wish, onChange }: { wish: WorkWish; onChange: (wish: WorkWish) => void }) {
  const t = useStrings(workStrings);
  const [typed, setTyped] = useState(wish.searchValue ?? '');
  const part: Part = wish.addedByLink ? 'linkedWorks' : wish.isCommerce ? 'sellingWorks' : 'allWorks';
  const { sortField = 'postTime', searchValue } = wish;
  const search = () => onChange({ sortField, ...parts[part], ...(typed.trim() && { searchValue: typed.trim() }) });
  return (
    <Box
      component="form"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
      sx={{ display: 'grid', gap: 2, mb: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 180px 180px' } }}
    >
      <TextField label={t('findWork')} value={typed} onChange={(event) => setTyped(event.target.value)} onBlur={search} />
      <TextField
        select
        label={t('whichWorks')}
        value={part}
        onChange={(event) => onChange({ sortField, ...(searchValue && { searchValue }), ...parts[event.target.value as Part] })}
      >
        {(Object.keys(parts) as Part[]).map((name) => (
          <MenuItem key={name} value={name}>
            {t(name)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label={t('sortWorks')}
        value={sortField}
        onChange={(event) => onChange({ ...wish, sortField: event.target.value as (typeof workSorts)[number] })}
      >
        {workSorts.map((name) => (
          <MenuItem key={name} value={name}>
            {t(`by_${name}`)}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
}
