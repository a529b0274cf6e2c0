import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useStrings } from '@backlot/i18n/react';
import { useState } from 'react';
import type { ClosedTabs } from '../../shell/tabs/closeTabs';
import type { Tab } from '../../shell/tabs/Tab';
import { tabStrings } from './strings';

/** Whose menu it is, and where it opens. */
export interface TabMenuPlace {
  tab: Tab;
  anchor?: HTMLElement;
  position?: { left: number; top: number };
}

interface TabMenuProps {
  place: TabMenuPlace | undefined;
  onClose: () => void;
  onRename: (tab: Tab) => void;
  onCloseTabs: (tab: Tab, closed: ClosedTabs) => void;
  onMove: (tab: Tab, by: -1 | 1) => void;
}

/** Everything that can be done with a tab and its neighbours. */
export function TabMenu({ place, onClose, onRename, onCloseTabs, onMove }: TabMenuProps) {
  const t = useStrings(tabStrings);
  const [last, setLast] = useState(place);
  if (place && place !== last) setLast(place);
  const act = (run: (tab: Tab) => void) => () => {
    onClose();
    if (last) run(last.tab);
  };
  return (
    <Menu
      open={place !== undefined}
      onClose={onClose}
      anchorEl={last?.anchor ?? null}
      slotProps={{ paper: { role: 'region', 'aria-label': t('more') } }}
      {...(last?.position && { anchorReference: 'anchorPosition' as const, anchorPosition: last.position })}
    >
      {closings.map((closed) => (
        <MenuItem key={closed} onClick={act((tab) => onCloseTabs(tab, closed))}>
          {t(closed)}
        </MenuItem>
      ))}
      <Divider />
      <MenuItem onClick={act(onRename)}>{t('rename')}</MenuItem>
      <MenuItem onClick={act((tab) => onMove(tab, -1))}>{t('moveLeft')}</MenuItem>
      <MenuItem onClick={act((tab) => onMove(tab, 1))}>{t('moveRight')}</MenuItem>
    </Menu>
  );
}

const closings = ['one', 'right', 'left', 'others'] as const;
