import { useStrings } from '@backlot/i18n/react';
import { dialogStrings } from '../../words/dialogStrings';
import { writeText } from '../writeText';
import { useDialog } from './useDialog';

/** Copies text and says '复制成功' or '复制失败'. */
export function useCopy(): (text: string) => Promise<void> {
  const t = useStrings(dialogStrings);
  const { notify } = useDialog();
  return async (text) => {
    const isDone = await writeText(text);
    notify(isDone ? { severity: 'success', text: t('copied') } : { severity: 'error', text: t('copyFailed') });
  };
}
