import { useStrings } from '@backlot/i18n/react';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { checkDocument } from '../../document/checkDocument';
import { useDesigner, useDesignerState } from '../store/DesignerContext';
import { documentIn } from '../store/designerState';
import { withSelection } from '../store/changeState';
import { dialogStrings } from '../words/dialogStrings';
import { findingStrings } from '../words/findingStrings';
import { DialogFrame } from './DialogFrame';
import { useDialog } from './useDialog';

/** What keeps people from using the form, each with a way to the control. */
export function CheckDialog() {
  const t = useStrings(dialogStrings);
  const say = useStrings(findingStrings);
  const { store } = useDesigner();
  const { close } = useDialog();
  const document = useDesignerState(documentIn);
  const findings = useMemo(() => checkDocument(document), [document]);
  const goTo = (key: string) =>
    store.apply((state) => ({ ...withSelection(state, { selected: [key] }), dialog: null, focusRequest: state.focusRequest + 1 }));
  return (
    <DialogFrame
      title={t('checkTitle')}
      maxWidth="sm"
      onClose={close}
      actions={
        <Button variant="contained" onClick={close}>
          {t('close')}
        </Button>
      }
    >
      {findings.length === 0 && <p>{t('noFindings')}</p>}
      <ul className="fd-report">
        {findings.map(({ code, severity, key, label, detail = '' }) => (
          <li key={`${key} ${code} ${detail}`}>
            <button type="button" className="fd-finding" aria-label={`${t('goTo', { name: label || key })}: ${t(severity)}. ${say(code, { detail })}`} onClick={() => goTo(key)}>
              <span className={severity === 'error' ? 'fd-badge fd-badge-error' : 'fd-badge'}>{t(severity)}</span>
              <strong>{label || key}</strong>
              <span>{say(code, { detail })}</span>
            </button>
          </li>
        ))}
      </ul>
    </DialogFrame>
  );
}
