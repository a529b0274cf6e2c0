import { useStrings } from '@backlot/i18n/react';
import Button from '@mui/material/Button';
import type { UnsupportedPattern } from '../../answers/unsupportedPatterns';
import { describeReportEntry } from '../../document/reportWords';
import type { ReportEntry } from '../../document/report';
import { useDesigner } from '../store/DesignerContext';
import { dialogStrings } from '../words/dialogStrings';
import { panelStrings } from '../words/panelStrings';
import { DialogFrame } from './DialogFrame';

const shownPaths = 50;

interface ImportReportProps {
  readonly report: readonly ReportEntry[];
  /** Patterns that cannot be checked: the form is not saved with them. */
  readonly patterns: readonly UnsupportedPattern[];
  onClose(): void;
}

/** What reading an imported form changed or noticed, with the places. */
export function ImportReport({ report, patterns, onClose }: ImportReportProps) {
  const t = useStrings(dialogStrings);
  const sayPanel = useStrings(panelStrings);
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
