import { useStrings } from '@backlot/i18n/react';
import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import type { Column } from '../../document/control';
import { panelStrings } from '../../words/panelStrings';
import { EntryRow } from './EntryRow';
import type { FieldProps } from './fieldProps';
import { NumberField } from './NumberField';

const limits = { min: 0, max: 24, step: 1 };

/** The columns of a grid and their widths, at most 24. */
export function SpansEditor({ id, label, value, onChange }: FieldProps) {
  const t = useStrings(panelStrings);
  const columns = (Array.isArray(value) ? value : []) as readonly Column[];
  return (
    <fieldset className="fd-list">
      <legend className="fd-quiet">{label}</legend>
      {columns.map((column, index) => (
        <EntryRow key={index} name={t('entry', { number: index + 1 })} onRemove={() => onChange(columns.toSpliced(index, 1))}>
          <NumberField
            id={`${id}-${index}`}
            label={t('span', { number: index + 1 })}
            help={undefined}
            value={column.span}
            onChange={(span) => onChange(columns.with(index, { ...column, span: span as number }))}
            limits={limits}
          />
        </EntryRow>
      ))}
      <Button size="small" startIcon={<Add />} onClick={() => onChange([...columns, { span: 12, list: [] }])}>
        {t('add')}
      </Button>
    </fieldset>
  );
}
