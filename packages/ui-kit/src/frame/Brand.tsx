import Box from '@mui/material/Box';
import { useId } from 'react';

/** The mark and the name. */
export interface BrandProps {
  /** Shown beside the mark; left out when the menu is collapsed. */
  name?: string;
  /** Side of the mark in px. */
  size?: number;
}

/** The blue rounded square with a play triangle, and the product's name in the colour of its surroundings. */
export function Brand({ name, size = 26 }: BrandProps) {
  const gradient = useId();
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 2.5, minWidth: 0 }}>
      <svg
        width={size}
        height={size}
        viewBox="0 0 26 26"
        aria-hidden={Boolean(name)}
        {...(!name && { role: 'img', 'aria-label': 'Backlot' })}
      >
        <defs>
          <linearGradient id={gradient} x1="0" y1="0" x2="1" y2="1">
            <stop offset="0" stopColor="#4db0ff" />
            <stop offset="1" stopColor="#1478ec" />
          </linearGradient>
        </defs>
        <rect width="26" height="26" rx="7" fill={`url(#${gradient})`} />
        <path d="M9.5 7.6a.6.6 0 0 1 .9-.5l8.2 5.4a.6.6 0 0 1 0 1l-8.2 5.4a.6.6 0 0 1-.9-.5z" fill="#fff" />
      </svg>
      {name && (
        <Box
          component="span"
          sx={{
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
            fontSize: size * 0.63,
            fontWeight: 650,
            letterSpacing: '-0.015em',
          }}
        >
          {name}
        </Box>
      )}
    </Box>
  );
}
