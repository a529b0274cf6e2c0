import Box from '@mui/material/Box';
import type { Board } from '@backlot/contract';
import { useDictionary } from '@backlot/dictionary/react';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { Section } from '@backlot/ui-kit';
import type { ReactNode } from 'react';
import { useMoney } from '../../../../kit/money/useMoney';
import { strings } from '../strings';

interface RankCardProps {
  board: Board;
  onPick: (bdId: string) => void;
}

/** The place of a BD in team and country; the names and amounts of colleagues for those who see the team. */
export function RankCard({ board: { rank, people, bd, country, currency }, onPick }: RankCardProps) {
  const t = useStrings(strings);
  const format = useFormat();
  const money = useMoney();
  const { nameFor } = useDictionary();
  const moved = rank ? rank.team.placeBefore - rank.team.place : 0;
  const note = moved === 0 ? t('samePlace') : t(moved > 0 ? 'up' : 'down', { n: Math.abs(moved) });
  const most = Number(people[0]?.gmv.now ?? 0);
  return (
    <Section title={t('rank')} {...(rank && { note })}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, fontVariantNumeric: 'tabular-nums' }}>
        {rank && (
          <Box sx={{ display: 'grid', alignContent: 'start', gap: 1 }}>
            <Place place={rank.team.place}>{t('inTeam', { of: format.number(rank.team.of) })}</Place>
            <Place place={rank.country.place}>
              {t('inCountry', { of: format.number(rank.country.of), country: nameFor('country', country) })}
            </Place>
          </Box>
        )}
        {people.length > 0 && (
          <Box
            component="ol"
            sx={{
              flex: '1 1 240px',
              display: 'grid',
              gridTemplateColumns: 'minmax(0, 1fr)',
              gap: 0.5,
              m: 0,
              p: 0,
              listStyle: 'none',
              minWidth: 0,
            }}
          >
            {people.slice(0, 6).map(({ id, name, gmv }, at) => (
              <Box component="li" key={id} sx={{ display: 'flex', alignItems: 'center', gap: 2, fontWeight: id === bd?.id ? 600 : 400 }}>
                <Box component="span" sx={{ width: 14, color: 'ink.third' }}>
                  {at + 1}
                </Box>
                <Box component="button" type="button" onClick={() => onPick(id)} sx={link}>
                  {name}
                </Box>
                <Box aria-hidden sx={{ flex: '0 0 64px', height: 6, borderRadius: 1, bgcolor: 'line.soft', overflow: 'hidden' }}>
                  <Box
                    sx={{ height: 1, bgcolor: 'accent.main', opacity: id === bd?.id ? 1 : 0.5 }}
                    style={{ width: `${most > 0 ? (Number(gmv.now) / most) * 100 : 0}%` }}
                  />
                </Box>
                <Box component="span" sx={{ minWidth: 104, textAlign: 'right', whiteSpace: 'nowrap' }}>
                  {money(gmv.now, currency)}
                </Box>
              </Box>
            ))}
          </Box>
        )}
      </Box>
    </Section>
  );
}

const Place = ({ place, children }: { place: number; children: ReactNode }) => (
  <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 2, color: 'text.secondary' }}>
    <Box component="strong" sx={{ fontSize: '1.5rem', lineHeight: 1.2, color: 'text.primary' }}>
      {place}
    </Box>
    <span>{children}</span>
  </Box>
);

const link = {
  flex: '1 1 90px',
  minWidth: 0,
  minHeight: { xs: 44, sm: 24 },
  p: 0,
  border: 0,
  bgcolor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'left',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline' },
} as const;
