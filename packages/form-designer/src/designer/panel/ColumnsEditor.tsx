import { useStrings } from '@backlot/i18n/react';
import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import type { Column } from '../../document/control';
import { panelStrings } from '../../words/panelStrings';
import { EntryRow } from './EntryRow';
import { type FieldProps, textOf } from './fieldProps';
import { SmallText } from './SmallText';

/** The columns of tabs and selectInputList; a deleted one takes its controls along. */
export function ColumnsEditor({ label, value, onChange }: FieldProps) {
  const t = useStrings(panelStrings);
  const columns = (Array.isArray(value) ? value : []) as readonly Column[];
  const number = String(columns.length + 1);
  return (
    <fieldset className="fd-list">
      <legend className="fd-quiet">{label}</legend>
      {columns.map((column, index) => (
        <EntryRow
          key={index}
          name={textOf(column.label) || t('entry', { number: index + 1 })}
          onRemove={() => onChange(columns.toSpliced(index, 1))}
          onMoveUp={index > 0 ? () => onChange(columns.toSpliced(index - 1, 2, column, columns[index - 1] as Column)) : undefined}
        >
          <SmallText
            label={t('value')}
            value={textOf(column.value)}
            onChange={(text) => onChange(columns.with(index, { ...column, value: text }))}
          />
          <SmallText
            label={t('label')}
            value={textOf(column.label)}
            onChange={(text) => onChange(columns.with(index, { ...column, label: text }))}
          />
        </EntryRow>
      ))}
      <Button
        size="small"
        startIcon={<Add />}
        onClick={() => onChange([...columns, { value: number, label: `${t('option')}${number}`, list: [] }])}
      >
        {t('add')}
      </Button>
    </fieldset>
  );
}
