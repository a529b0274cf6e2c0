import ViewColumn from '@mui/icons-material/ViewColumn';
import Button from '@mui/material/Button';
import { useStrings } from '@backlot/i18n/react';
import { lazy, Suspense } from 'react';
import { strings } from '../../strings';
import { useAnchor } from '../../useAnchor';
import type { ColumnPanelProps } from './ColumnPanel';

const load = () => import('./ColumnPopover').then((module) => ({ default: module.ColumnPopover }));
const ColumnPopover = lazy(load);

/** Opens the settings of the columns below itself. */
export function ColumnsButton(panel: ColumnPanelProps) {
  const t = useStrings(strings);
  const count = panel.aside.length;
  const { anchor, wasOpened, open, close } = useAnchor();
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        className="BlTable-columnsButton"
        startIcon={<ViewColumn />}
        {...(count > 0 && { title: t('aside', { count }) })}
        aria-haspopup="dialog"
        aria-expanded={Boolean(anchor)}
        onPointerEnter={load}
        onClick={open}
      >
        {t('columns')}
        {count > 0 && <span className="BlTable-aside"> +{count}</span>}
      </Button>
      {wasOpened && (
        <Suspense>
          <ColumnPopover {...panel} anchor={anchor} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
