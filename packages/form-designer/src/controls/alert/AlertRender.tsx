import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { translator } from '@backlot/i18n';
import { useState } from 'react';
import type { OptionsOf } from '../../document/controlOptions';
import type { ControlRenderProps } from '../defineControl';
import { controlStrings } from '../strings';

/** A notice that stands in the form. */
export function AlertRender({ options, label, host, isDesign }: ControlRenderProps<OptionsOf<'alert'>>) {
  const [isClosed, setClosed] = useState(false);
  if (isClosed && !isDesign) return null;
  return (
    <Alert
      role="note"
      severity={['success', 'info', 'warning', 'error'].includes(options.type) ? options.type : 'info'}
      icon={options.showIcon ? undefined : false}
      square={options.banner}
      closeText={translator(controlStrings, host.locale)('close')}
      onClose={options.closable && !isDesign ? () => setClosed(true) : undefined}
    >
      {options.description !== '' ? <AlertTitle component="div">{label}</AlertTitle> : label}
      {options.description}
    </Alert>
  );
}
