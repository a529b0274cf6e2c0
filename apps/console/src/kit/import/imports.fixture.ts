import { errors, labelApi } from '@backlot/contract';
import { answer } from '../stage/answer';
import { type ImportState, importStatus } from './ImportKind';

export const checked: ImportState = {
  id: '5',
  fileName: 'labels.csv',
  createTime: '2026-11-21 08:00:00',
  importStatus: importStatus.checked,
  progress: 100,
  total: 5,
  willAdd: 2,
  willChange: 1,
  unchanged: 1,
  refused: 1,
  problems: [{ line: 4, column: 'Category', value: 'Nowhere', code: errors.invalidInput.code, message: 'There is no such category.' }],
  failReason: null,
};

/** A fake server that checks in the background: the first answer is on its way, the next one is there. */
export function importAnswers({ onApply }: { onApply?: (id: string) => void } = {}) {
  return [
    answer(labelApi.import, () => ({
      ...checked,
      importStatus: importStatus.checking,
      progress: 40,
      total: 0,
      willAdd: 0,
      willChange: 0,
      unchanged: 0,
      refused: 0,
      problems: [],
    })),
    answer(labelApi.importTask, () => checked),
    answer(labelApi.applyImport, ({ id }) => {
      onApply?.(id);
      return { ...checked, importStatus: importStatus.applied };
    }),
  ];
}
