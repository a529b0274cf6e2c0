import { useStrings } from '@backlot/i18n/react';
import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { strings } from '../strings';

interface FieldProps {
  params: AutocompleteRenderInputParams;
  /** What the page says about the field. */
  own: Pick<TextFieldProps, 'label' | 'name' | 'inputRef' | 'placeholder' | 'required' | 'error' | 'helperText'>;
  /** Whether nothing is chosen: the input itself is also empty beside chips, where the browser must not demand text. */
  isEmpty: boolean;
  /** Message of a failed fetch while there is no data. */
  fetchError: string | null;
  retry: () => void;
}

/** The text field of a select, with the way out of a failed fetch below it. */
export function DictSelectField({ params, own, isEmpty, fetchError, retry }: FieldProps) {
  const t = useStrings(strings);
  const slotProps = { ...params.slotProps, htmlInput: { ...params.slotProps.htmlInput, required: Boolean(own.required) && isEmpty } };
  if (fetchError === null) return <TextField {...params} {...own} slotProps={slotProps} />;
  const help = (
    <>
      {t('loadFailed', { message: fetchError })}{' '}
      <Button size="small" onClick={retry}>
        {t('retry')}
      </Button>
    </>
  );
  return <TextField {...params} {...own} error helperText={help} slotProps={{ ...slotProps, formHelperText: { component: 'div' } }} />;
}
