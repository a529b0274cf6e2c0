import TextField from '@mui/material/TextField';
import { useAnsweredFirst } from '../../../../kit/useAnsweredFirst';

interface TrendChoiceProps<Value extends string | number> {
  label: string;
  value: Value;
  choices: readonly { value: Value; label: string }[];
  onChoose: (value: Value) => void;
}

/** A small choice at the head of a chart: it shows what was chosen at once, the chart follows. */
export function TrendChoice<Value extends string | number>({ label, value, choices, onChoose }: TrendChoiceProps<Value>) {
  const [shown, choose] = useAnsweredFirst(value, onChoose);
  return (
    <TextField
      select
      size="small"
      value={shown}
      onChange={({ target }) => {
        const choice = choices.find((one) => String(one.value) === target.value);
        if (choice) choose(choice.value);
      }}
      slotProps={slots(label)}
      sx={narrow}
    >
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </TextField>
  );
}

const slots = (label: string) => ({ select: { native: true }, htmlInput: { 'aria-label': label } }) as const;
const narrow = { flexShrink: 0 };
