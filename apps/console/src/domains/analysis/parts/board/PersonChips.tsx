import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import type { bdBoardApi, OutputOf } from '@backlot/contract';
import { nameOf } from '@backlot/i18n';
import { useLocale, useStrings } from '@backlot/i18n/react';
import { Avatar } from '@backlot/ui-kit';
import { strings } from './strings';

type Teams = OutputOf<typeof bdBoardApi.teams>;

interface TeamFieldProps {
  teams: Teams;
  teamId: string;
  onTeam: (id: string) => void;
}

/** Which team, where there are several. */
export function TeamField({ teams, teamId, onTeam }: TeamFieldProps) {
  const t = useStrings(strings);
  const locale = useLocale();
  if (teams.length < 2) return null;
  return (
    <TextField select size="small" label={t('team')} value={teamId} onChange={({ target }) => onTeam(target.value)} sx={{ minWidth: 160 }}>
      {teams.map((team) => (
        <MenuItem key={team.id} value={team.id}>
          {nameOf(team, locale)}
        </MenuItem>
      ))}
    </TextField>
  );
}

interface PersonChipsProps {
  people: Teams[number]['people'];
  /** Null for the whole team. */
  bdId: string | null;
  onPick: (bdId: string | null) => void;
}

/** People side by side, so that changing the person keeps days and scroll. */
export function PersonChips({ people, bdId, onPick }: PersonChipsProps) {
  const t = useStrings(strings);
  return (
    <Box role="group" aria-label={t('whose')} sx={{ display: 'flex', gap: 2, overflowX: 'auto', p: 0.5, m: -0.5, minWidth: 0 }}>
      {people.map(({ id, name }) => (
        <ToggleButton key={id} value={id} size="small" selected={id === bdId} onChange={() => onPick(id)} sx={chip}>
          <Avatar name={name} size={22} />
          {name}
        </ToggleButton>
      ))}
      <ToggleButton value="team" size="small" selected={bdId === null} onChange={() => onPick(null)} sx={chip}>
        {t('wholeTeam')}
      </ToggleButton>
    </Box>
  );
}

const chip = { flex: 'none', gap: 1.5, borderRadius: 4, px: 3, textTransform: 'none' } as const;
