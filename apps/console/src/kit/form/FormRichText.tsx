import { RichTextInput } from '@backlot/form-designer/rich-text';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useEffect, useId } from 'react';
import { useController } from 'react-hook-form';

/** Formatted text of the form around it; the editor is loaded with the first one. */
export function FormRichText({ name, label, isRequired = false }: { name: string; label: string; isRequired?: boolean }) {
  const { field, fieldState } = useController({ name });
  const id = useId();
  const { ref } = field;
  const focus = () => document.getElementById(id)?.focus();
  useEffect(() => ref({ focus: () => document.getElementById(id)?.focus() }), [ref, id]);
  const problem = fieldState.error?.message;
  return (
    <FormControl fullWidth required={isRequired} error={Boolean(problem)}>
      <FormLabel component="div" onClick={focus} sx={{ mb: 1 }}>
        {label}
      </FormLabel>
      <RichTextInput
        id={id}
        label={label}
        value={field.value ?? ''}
        isRequired={isRequired}
        isInvalid={Boolean(problem)}
        describedBy={problem && `${id}-problem`}
        onChange={field.onChange}
        onBlur={field.onBlur}
      />
      {problem && <FormHelperText id={`${id}-problem`}>{problem}</FormHelperText>}
    </FormControl>
  );
}
