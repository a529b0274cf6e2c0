import { useStrings } from '@backlot/i18n/react';
import Button from '@mui/material/Button';
import { clearForm } from '../../commands/replaceForm';
import { useDesigner } from '../../store/DesignerContext';
import { dialogStrings } from '../../words/dialogStrings';
import { DialogFrame } from './DialogFrame';
import { useDialog } from './useDialog';

/** Asks before all controls are taken out. */
export function ClearDialog() {
  const t = useStrings(dialogStrings);
  const { store } = useDesigner();
  const { close, notify } = useDialog();
  const clear = () => {
    store.apply(clearForm);
    notify({ severity: 'success', text: t('cleared') });
  };
  return (
    <DialogFrame
      title={t('clearTitle')}
      maxWidth="xs"
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{t('no')}</Button>
          <Button variant="contained" color="error" onClick={clear}>
            {t('yes')}
          </Button>
        </>
      }
    >
      <p>{t('clearQuestion')}</p>
    </DialogFrame>
  );
}
