import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { onPhones } from '@backlot/ui-kit';

interface ChoiceBarProps<Value extends string> {
  label: string;
  value: Value;
  choices: readonly { value: Value; label: string }[];
  onChoose: (value: Value) => void;
}

/** A few choices side by side; on phones they scroll sideways and are high enough for a thumb. */
export const ChoiceBar = <Value extends string>({ label, value, choices, onChoose }: ChoiceBarProps<Value>) => (
  <Box sx={{ overflowX: 'auto', minWidth: 0, maxWidth: 1, p: 0.5, m: -0.5 }}>
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={label}
      value={value}
      onChange={(_, next: Value | null) => next !== null && onChoose(next)}
      sx={{
        '& > button': { whiteSpace: 'nowrap', [onPhones]: { minHeight: 44 } },
      }}
    >
      {choices.map((choice) => (
        <ToggleButton key={choice.value} value={choice.value}>
          {choice.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  </Box>
);
