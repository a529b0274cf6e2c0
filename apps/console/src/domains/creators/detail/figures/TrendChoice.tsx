import TextField from '@mui/material/TextField';

interface TrendChoiceProps<Value extends string | number> {
  label: string;
  value: Value;
  choices: readonly { value: Value; label: string }[];
  onChoose: (value: Value) => void;
}

/** A small choice at the head of a chart. */
export const TrendChoice = <Value extends string | number>({ label, value, choices, onChoose }: TrendChoiceProps<Value>) => (
  <TextField
    select
    size="small"
    value={value}
    onChange={({ target }) => {
      const choice = choices.find((one) => String(one.value) === target.value);
      if (choice) onChoose(choice.value);
    }}
    slotProps={{ select: { native: true }, htmlInput: { 'aria-label': label } }}
    sx={{ flexShrink: 0 }}
  >
    {choices.map((choice) => (
      <option key={choice.value} value={choice.value}>
        {choice.label}
      </option>
    ))}
  </TextField>
);
