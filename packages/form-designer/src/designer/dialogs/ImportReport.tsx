import { useStrings } from '@backlot/i18n/react';
import Button from '@mui/material/Button';
import { describeReportEntry } from '../../document/reportWords';
import type { ReportEntry } from '../../document/report';
import { useDesigner } from '../store/DesignerContext';
import { dialogStrings } from '../words/dialogStrings';
import { DialogFrame } from './DialogFrame';

const shownPaths = 50;

/** What reading an imported form changed or noticed, with the places. */
export function ImportReport({ report, onClose }: { report: readonly ReportEntry[]; onClose(): void }) {
  const t = useStrings(dialogStrings);
  const { host } = useDesigner();
  return (
    <DialogFrame
      title={t('importReport')}
      maxWidth="sm"
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          {t('ok')}
        </Button>
      }
    >
      <ul className="fd-report">
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
