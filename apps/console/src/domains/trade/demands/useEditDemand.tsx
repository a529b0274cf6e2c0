import { demandApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import type { ReactNode } from 'react';
import { LazyEditDialog } from '../../../kit/edit/LazyEditDialog';
import { useEditing } from '../../../kit/edit/useEditing';
import { nameOfDemand } from './demandForm';
import type { Demand } from './demandList';
import { FirstField } from './FirstField';
import { strings } from './strings';
import { useDemandForm } from './useDemandForm';

/** Opens a draft for correction where it is read, at a field if one is named. */
export function useEditDemand(id: string, onDone: () => void): { edit: (row: Demand, field?: string) => void; dialog: ReactNode } {
  const t = useStrings(strings);
  const form = useDemandForm();
  const { editing, open, close, draft } = useEditing<{ row?: Demand; field?: string }>(`demand.${id}`);
  const dialog = editing?.row && (
    <FirstField value={editing.field}>
      <LazyEditDialog
        api={demandApi}
        form={form}
        row={editing.row}
        noun={t('noun')}
        nameOf={nameOfDemand}
        draft={draft}
        onDone={onDone}
        onClose={close}
      />
    </FirstField>
  );
  return { edit: (row, field) => open({ row, ...(field !== undefined && { field }) }), dialog };
}
