import { useStrings } from '@backlot/i18n/react';
import Button from '@mui/material/Button';
import { useEffect, useMemo, useState } from 'react';
import { checkDocument } from '../../document/parse/checkDocument';
import { type UnsupportedPattern, unsupportedPatterns } from '../../answers/unsupportedPatterns';
import type { FormDocument } from '../../document/formDocument';
import { panelStrings } from '../../words/panelStrings';
import { useDesigner, useDesignerState } from '../../store/DesignerContext';
import { documentIn } from '../../store/designerState';
import { withSelection } from '../../store/changeState';
import { dialogStrings } from '../../words/dialogStrings';
import { findingStrings } from '../../words/findingStrings';
import { DialogFrame } from './DialogFrame';
import { useDialog } from './useDialog';

/** What keeps people from using the form, each with a way to the control. */
export function CheckDialog() {
  const t = useStrings(dialogStrings);
  const say = useStrings(findingStrings);
  const { store } = useDesigner();
  const { close } = useDialog();
  const document = useDesignerState(documentIn);
  const sayPanel = useStrings(panelStrings);
  const findings = useMemo(() => checkDocument(document), [document]);
  const patterns = usePatternFindings(document);
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
      {findings.length + patterns.length === 0 && <p>{t('noFindings')}</p>}
      <ul className="fd-report">
        {patterns.map(({ key, label, pattern }) => (
          <li key={`${key} ${pattern}`}>
            <button
              type="button"
              className="fd-finding"
              aria-label={`${t('goTo', { name: label || key })}: ${t('error')}. ${pattern}: ${sayPanel('invalidPattern')}`}
              onClick={() => goTo(key)}
            >
              <span className="fd-badge fd-badge-error">{t('error')}</span>
              <strong>{label || key}</strong>
              <span>
                <code>{pattern.slice(0, 80)}</code> {sayPanel('invalidPattern')}
              </span>
            </button>
          </li>
        ))}
        {findings.map(({ code, severity, key, label, detail = '' }) => (
          <li key={`${key} ${code} ${detail}`}>
            <button
              type="button"
              className="fd-finding"
              aria-label={`${t('goTo', { name: label || key })}: ${t(severity)}. ${say(code, { detail })}`}
              onClick={() => goTo(key)}
            >
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

function usePatternFindings(document: FormDocument): readonly UnsupportedPattern[] {
  const [found, setFound] = useState<readonly UnsupportedPattern[]>([]);
  useEffect(() => {
    let isGone = false;
    unsupportedPatterns(document).then(
      (patterns) => isGone || setFound(patterns),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [document]);
  return found;
}
