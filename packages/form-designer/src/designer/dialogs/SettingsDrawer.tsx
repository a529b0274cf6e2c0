import { useStrings } from '@backlot/i18n/react';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import { useId } from 'react';
import { stringifyJson } from '../../document/json/stringifyJson';
import { FormProperties } from '../panel/FormProperties';
import { useDesignerState } from '../../store/DesignerContext';
import { documentIn } from '../../store/designerState';
import { dialogStrings } from '../../words/dialogStrings';
import { writeText } from '../writeText';
import { SourceText } from './SourceText';
import { useDialog } from './useDialog';

/** The settings of the form in a drawer, to be copied for another form. */
export function SettingsDrawer() {
  const t = useStrings(dialogStrings);
  const { close, notify } = useDialog();
  const titleId = useId();
  const config = useDesignerState((state) => documentIn(state).config);
  const text = stringifyJson(config, '\t');
  const copy = async () => {
    const isDone = await writeText(text);
    notify(isDone ? { severity: 'success', text: t('settingsCopied') } : { severity: 'error', text: t('settingsCopyFailed') });
  };
  return (
    <Drawer open anchor="right" onClose={close} slotProps={{ paper: { 'aria-labelledby': titleId, role: 'dialog' } }}>
      <div className="fd-drawer">
        <h2 id={titleId}>{t('settingsTitle')}</h2>
        <FormProperties />
        <p className="fd-quiet">{t('settingsNote')}</p>
        <SourceText label={t('settingsNote')} text={text} />
        <div className="fd-command-buttons">
          <Button variant="contained" onClick={copy}>
            {t('copySettings')}
          </Button>
          <Button onClick={close}>{t('close')}</Button>
        </div>
      </div>
    </Drawer>
  );
}
