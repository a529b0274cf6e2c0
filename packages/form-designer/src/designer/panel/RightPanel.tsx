import { useStrings } from '@backlot/i18n/react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState } from 'react';
import { useDesigner, useDesignerState } from '../../store/DesignerContext';
import { activeKeyIn } from '../../store/designerState';
import { designerStrings } from '../../words/designerStrings';
import { ControlProperties } from './ControlProperties';
import { FormProperties } from './FormProperties';
import { useSide } from '../useSide';

/** The right side: settings of the form, and properties of the selected control. */
export function RightPanel() {
  const t = useStrings(designerStrings);
  const { id } = useDesigner();
  const active = useDesignerState(activeKeyIn);
  const side = useSide('right');
  const [{ tab, shownFor }, setTab] = useState<{ tab: 'form' | 'control'; shownFor: string | undefined }>({
    tab: 'form',
    shownFor: undefined,
  });
  if (active !== shownFor) setTab({ tab: active === undefined ? tab : 'control', shownFor: active });
  return (
    <div className="fd-side fd-right" data-closed={side.isClosed || undefined}>
      <Tabs
        value={side.isClosed ? false : tab}
        onChange={(_, next: 'form' | 'control') => {
          setTab({ tab: next, shownFor: active });
          side.open();
        }}
        variant="fullWidth"
        className="fd-tabs"
      >
        <Tab value="form" id={`${id}-tab-form`} aria-controls={`${id}-form`} label={t('formTab')} />
        <Tab value="control" id={`${id}-tab-control`} aria-controls={`${id}-control`} label={t('controlTab')} />
      </Tabs>
      <div role="tabpanel" id={`${id}-form`} aria-labelledby={`${id}-tab-form`} className="fd-tabpanel" hidden={tab !== 'form'}>
        {tab === 'form' && <FormProperties />}
      </div>
      <div role="tabpanel" id={`${id}-control`} aria-labelledby={`${id}-tab-control`} className="fd-tabpanel" hidden={tab !== 'control'}>
        {tab === 'control' && <ControlProperties />}
      </div>
    </div>
  );
}
