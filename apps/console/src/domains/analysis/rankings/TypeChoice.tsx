import AutoAwesome from '@mui/icons-material/AutoAwesomeOutlined';
import Badge from '@mui/icons-material/BadgeOutlined';
import FavoriteBorder from '@mui/icons-material/FavoriteBorder';
import Inventory from '@mui/icons-material/Inventory2Outlined';
import LocalMall from '@mui/icons-material/LocalMallOutlined';
import Storefront from '@mui/icons-material/StorefrontOutlined';
import TrendingUp from '@mui/icons-material/TrendingUp';
import Whatshot from '@mui/icons-material/WhatshotOutlined';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import { type RankType, rankTypes } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { onPhones } from '@backlot/ui-kit';
import { useEffect, useRef } from 'react';
import { strings } from '../parts/ranking/strings';
import type { RankChoice } from './useRankChoice';

const icons = {
  creatorSales: LocalMall,
  fansGrowth: TrendingUp,
  engagement: FavoriteBorder,
  potential: AutoAwesome,
  goodsSales: Inventory,
  shopSales: Storefront,
  hotVideo: Whatshot,
  bdSales: Badge,
} satisfies Record<RankType, typeof LocalMall>;

/** On phones the lists stand in one line that moves sideways, so that the first places are seen without scrolling. */
const line = {
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  minWidth: 0,
  [onPhones]: { flexWrap: 'nowrap', overflowX: 'auto', marginInline: -3, paddingInline: 3, paddingBlock: 0.5, scrollbarWidth: 'none' },
} as const;

const pill = {
  flexShrink: 0,
  gap: 1.5,
  borderRadius: 5,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  paddingInline: 3.5,
  whiteSpace: 'nowrap',
  '& svg': { fontSize: 18 },
  '&.Mui-selected, &.Mui-selected:hover': { bgcolor: 'primary.main', color: 'primary.contrastText', borderColor: 'primary.main' },
} as const;

interface TypeChoiceProps {
  rankType: number;
  choose: (next: Partial<RankChoice>) => void;
  /** Merchants know nobody of the agency. */
  hasPeople: boolean;
}

/** What is ranked. */
export function TypeChoice({ rankType, choose, hasPeople }: TypeChoiceProps) {
  const t = useStrings(strings);
  const group = useRef<HTMLDivElement>(null);
  // A link may lead to the last one.
  useEffect(() => {
    const chosen = group.current?.querySelector<HTMLElement>('[aria-pressed=true]');
    if (chosen && group.current) group.current.scrollLeft = chosen.offsetLeft - group.current.clientWidth / 2;
  }, [rankType]);
  return (
    <Box ref={group} role="group" aria-label={t('types')} sx={line}>
      {(Object.keys(rankTypes) as RankType[])
        .filter((type) => hasPeople || type !== 'bdSales')
        .map((type) => {
          const Icon = icons[type];
          return (
            <ToggleButton
              key={type}
              size="small"
              value={type}
              selected={rankTypes[type] === rankType}
              onChange={() => choose({ rankType: rankTypes[type] })}
              sx={pill}
            >
              <Icon />
              {t(type)}
            </ToggleButton>
          );
        })}
    </Box>
  );
}
