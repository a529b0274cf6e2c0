import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** The shape all states share: a mark, what happened, what to do. */
export interface StateMessageProps {
  icon?: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  tone?: 'neutral' | 'bad' | 'warn';
  /** `alert` is read out at once. */
  role?: 'status' | 'alert';
  /** Less air, for panels and small cards. */
  dense?: boolean;
}

export function StateMessage({ icon, title, children, action, tone = 'neutral', role = 'status', dense = false }: StateMessageProps) {
  return (
    <Box
      role={role}
      sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center', textAlign: 'center', px: 5, py: dense ? 5 : 12 }}
    >
      {icon && (
        <Box
          aria-hidden
          sx={{
            display: 'grid',
            placeItems: 'center',
            width: dense ? 40 : 52,
            height: dense ? 40 : 52,
            mb: 3,
            borderRadius: '50%',
            color: `tone.${tone}.ink`,
            bgcolor: `tone.${tone}.soft`,
            '& svg': { fontSize: dense ? 20 : 26 },
          }}
        >
          {icon}
        </Box>
      )}
      <Typography variant="h2" component="p">
        {title}
      </Typography>
      {children && (
        <Typography component="div" sx={{ mt: 1, maxWidth: 440, color: 'text.secondary' }}>
          {children}
        </Typography>
      )}
      {action && <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 2, mt: 4 }}>{action}</Box>}
    </Box>
  );
}
