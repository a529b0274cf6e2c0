import Box from '@mui/material/Box';
import Check from '@mui/icons-material/Check';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useStrings } from '@backlot/i18n/react';
import { colorPresets } from '@backlot/ui-kit';
import { useId } from 'react';
import { lookStrings } from './strings';

/** The eight theme colours (spec section 9). */
export function ColorSwatches({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const t = useStrings(lookStrings);
  const id = useId();
  return (
    <FormControl>
      <FormLabel id={id}>{t('primary')}</FormLabel>
      <RadioGroup row aria-labelledby={id} value={value} onChange={(_, chosen) => onChange(chosen)} sx={{ gap: 1, pt: 1 }}>
        {colorPresets.map((preset) => (
          <Radio
            key={preset.value}
            value={preset.value}
            icon={<Swatch color={preset.value} />}
            checkedIcon={<Swatch color={preset.value} isChosen />}
            sx={{ p: 1 }}
            slotProps={{ input: { 'aria-label': t(preset.name), title: t(preset.name) } as object }}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}

const Swatch = ({ color, isChosen = false }: { color: string; isChosen?: boolean }) => (
  <Box
    component="span"
    sx={{
      display: 'grid',
      placeItems: 'center',
      width: 24,
      height: 24,
      borderRadius: '6px',
      bgcolor: color,
      color: '#fff',
      filter: 'saturate(1)',
    }}
  >
    {isChosen && <Check sx={{ fontSize: 16, filter: 'drop-shadow(0 0 1px #000)' }} />}
  </Box>
);
