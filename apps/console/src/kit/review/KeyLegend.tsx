import Box from '@mui/material/Box';

/** Which key does what, in sight beside the buttons. */
export const KeyLegend = ({ label, keys }: { label: string; keys: readonly { key: string; word: string }[] }) => (
  <Box
    component="dl"
    aria-label={label}
    sx={{ display: { xs: 'none', sm: 'flex' }, flexWrap: 'wrap', columnGap: 4, rowGap: 1, m: 0, color: 'ink.third', fontSize: '0.8125rem' }}
  >
    {keys.map(({ key, word }) => (
      <Box key={key} sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <Box component="dt">
          <Box
            component="kbd"
            sx={{ px: 1.5, py: 0.25, border: 1, borderColor: 'line.control', borderRadius: 0.75, fontFamily: 'inherit', fontWeight: 600 }}
          >
            {key}
          </Box>
        </Box>
        <Box component="dd" sx={{ m: 0 }}>
          {word}
        </Box>
      </Box>
    ))}
  </Box>
);
