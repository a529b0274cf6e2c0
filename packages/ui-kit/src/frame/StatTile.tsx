import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Card } from './Section';

/** One figure and how it moved. Figures come formatted in the user's way. */
export interface StatTileProps {
  label: ReactNode;
  figure: ReactNode;
  /** The change in words and sign: "+12.4%". */
  change?: string;
  /** Whether the change is welcome; a fall of rejections is. */
  changeTone?: 'ok' | 'bad' | 'neutral';
  /** What the change compares with: "vs the 30 days before". */
  note?: ReactNode;
  /** Opens the rows behind the figure. */
  link?: ReactNode;
  loading?: boolean;
}

/** Label, large figure, change. */
export function StatTile({ label, figure, change, changeTone = 'neutral', note, link, loading = false }: StatTileProps) {
  return (
    <Card>
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, px: 4.5, py: 4, minWidth: 0 }} aria-busy={loading}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
          <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
            {label}
          </Typography>
          {link && <Box sx={{ flex: 'none', fontSize: '0.78125rem' }}>{link}</Box>}
        </Box>
        <Typography variant="h4" component="div" sx={{ fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}>
          {loading ? <Skeleton width="60%" /> : figure}
        </Typography>
        {(change || note) && (
          <Typography variant="body2" component="div" sx={{ color: 'ink.third' }}>
            {loading ? (
              <Skeleton width="80%" />
            ) : (
              <>
                {change && (
                  <Box
                    component="span"
                    sx={{ mr: 1, fontWeight: 600, color: `tone.${changeTone}.ink`, fontVariantNumeric: 'tabular-nums' }}
                  >
                    {change}
                  </Box>
                )}
                {note}
              </>
            )}
          </Typography>
        )}
      </Box>
    </Card>
  );
}
