import MuiTextField from '@mui/material/TextField';
import { type FieldProps, textOf } from './fieldProps';

/** A fixed number of texts in one list. */
export function TextsField({ id, label, value, onChange, count }: FieldProps & { count: number }) {
  const texts = Array.from({ length: count }, (_, index) => textOf(Array.isArray(value) ? value[index] : ''));
  return (
    <>
      {texts.map((text, index) => (
        <MuiTextField
          key={index}
          id={`${id}-${index}`}
          size="small"
          fullWidth
          label={`${label} ${index + 1}`}
          value={text}
          onChange={(event) => onChange(texts.with(index, event.target.value))}
        />
      ))}
    </>
  );
}
