import { useStrings } from '@backlot/i18n/react';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { useDesignerState } from '../../store/DesignerContext';
import { documentIn } from '../../store/designerState';
import { dialogStrings } from '../../words/dialogStrings';
import { DialogFrame } from './DialogFrame';
import { downloadText } from './downloadText';
import { exportedJson } from './exportedJson';
import { SourceText } from './SourceText';
import { useCopy } from './useCopy';
import { useDialog } from './useDialog';

/** The document as JSON, with copy and export. */
export function JsonDialog() {
  const t = useStrings(dialogStrings);
  const { close } = useDialog();
  const copy = useCopy();
  const document = useDesignerState(documentIn);
  const text = useMemo(() => exportedJson(document), [document]);
  return (
    <DialogFrame
      title={t('jsonTitle')}
      onClose={close}
      actions={
        <>
          <Button onClick={() => copy(text)}>{t('copyData')}</Button>
          <Button onClick={() => downloadText({ text, name: 'form.json', type: 'application/json' })}>{t('export')}</Button>
          <Button variant="contained" onClick={close}>
            {t('close')}
          </Button>
        </>
      }
    >
      <SourceText label={t('jsonTitle')} text={text} />
    </DialogFrame>
  );
}
