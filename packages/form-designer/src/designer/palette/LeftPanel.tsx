import { useStrings } from '@backlot/i18n/react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState } from 'react';
import { useDesigner } from '../../store/DesignerContext';
import { useSide } from '../useSide';
import { designerStrings } from '../../words/designerStrings';
import { Outline } from './Outline';
import { Palette } from './Palette';

/** The left side: the palette, or the outline of the form. */
export function LeftPanel() {
  const t = useStrings(designerStrings);
  const { id } = useDesigner();
  const [tab, setTab] = useState<'palette' | 'outline'>('palette');
  const side = useSide('left');
  return (
    <div className="fd-side fd-left" data-closed={side.isClosed || undefined}>
      <Tabs
        value={side.isClosed ? false : tab}
        onChange={(_, next: 'palette' | 'outline') => {
          setTab(next);
          side.open();
        }}
        variant="fullWidth"
        className="fd-tabs"
      >
        <Tab value="palette" id={`${id}-tab-palette`} aria-controls={`${id}-palette`} label={t('palette')} />
        <Tab value="outline" id={`${id}-tab-outline`} aria-controls={`${id}-outline`} label={t('outline')} />
      </Tabs>
      <div role="tabpanel" id={`${id}-palette`} aria-labelledby={`${id}-tab-palette`} className="fd-tabpanel" hidden={tab !== 'palette'}>
        {tab === 'palette' && <Palette />}
      </div>
      <div role="tabpanel" id={`${id}-outline`} aria-labelledby={`${id}-tab-outline`} className="fd-tabpanel" hidden={tab !== 'outline'}>
        {tab === 'outline' && <Outline />}
      </div>
    </div>
  );
}
