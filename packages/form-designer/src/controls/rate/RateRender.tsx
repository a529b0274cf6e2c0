import Rating from '@mui/material/Rating';
import { translator } from '@backlot/i18n';
import type { OptionsOf } from '../../document/controlOptions';
import { groupAriaOf } from '../ariaOf';
import type { ControlRenderProps } from '../defineControl';
import { controlStrings } from '../strings';

/** Stars, whole or half ones. */
export function RateRender(props: ControlRenderProps<OptionsOf<'rate'>>) {
  const { options, value, onChange, onBlur, isDisabled, id, host } = props;
  const t = translator(controlStrings, host.locale);
  return (
    <div className="BlForm-rate" tabIndex={-1} onBlur={onBlur} {...groupAriaOf(props)}>
      <Rating
        name={`${id}-stars`}
        value={typeof value === 'number' ? value : 0}
        max={Math.max(1, Math.min(Math.trunc(options.max), 100))}
        precision={options.allowHalf ? 0.5 : 1}
        disabled={isDisabled}
        onChange={(_, stars) => onChange(stars ?? 0)}
        getLabelText={(count) => t('stars', { count })}
        emptyLabelText={t('stars', { count: 0 })}
      />
    </div>
  );
}
