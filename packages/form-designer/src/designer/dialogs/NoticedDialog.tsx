import { useStrings } from '@backlot/i18n/react';
import Button from '@mui/material/Button';
import { describeReportEntry } from '../../document/parse/reportWords';
import { useDesigner, useDesignerState } from '../../store/DesignerContext';
import { dialogStrings } from '../../words/dialogStrings';
import { panelStrings } from '../../words/panelStrings';
import { DialogFrame } from './DialogFrame';

const shownPaths = 50;

/** What reading an imported form or pasted controls changed or noticed, with the places. */
export function NoticedDialog() {
  const t = useStrings(dialogStrings);
  const sayPanel = useStrings(panelStrings);
  const { store, host } = useDesigner();
  const noticed = useDesignerState((state) => state.noticed);
  const close = () => store.apply((state) => ({ ...state, dialog: null, noticed: null }));
  if (!noticed) return null;
  const { from, report, patterns } = noticed;
  return (
    <DialogFrame
      title={t(from === 'import' ? 'importReport' : 'pasteReport')}
      maxWidth="sm"
      onClose={close}
      actions={
        <Button variant="contained" onClick={close}>
          {t('ok')}
        </Button>
      }
    >
      <ul className="fd-report">
        {patterns.slice(0, shownPaths).map(({ key, label, pattern }) => (
          <li key={`${key} ${pattern}`}>
            <strong>{label || key}</strong> <code>{pattern.slice(0, 80)}</code> <span>{sayPanel('invalidPattern')}</span>
          </li>
        ))}
        {report.map((entry) => (
          <li key={entry.code}>
            <details>
              <summary>{describeReportEntry(entry, host.locale)}</summary>
              <ul>
                {entry.paths.slice(0, shownPaths).map((path) => (
                  <li key={path}>
                    <code>{path}</code>
                  </li>
                ))}
                {entry.paths.length > shownPaths && <li>…</li>}
              </ul>
            </details>
          </li>
        ))}
      </ul>
    </DialogFrame>
  );
}
