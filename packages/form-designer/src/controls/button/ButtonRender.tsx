import Button from '@mui/material/Button';
import type { OptionsOf } from '../../document/controlOptions';
import type { ControlRenderProps } from '../defineControl';

/** Submits or resets the form, or calls the function of the host that `dynamicFun` names. */
export function ButtonRender({ options, id, label, isDisabled, isDesign, host }: ControlRenderProps<OptionsOf<'button'>>) {
  const { handle, type, dynamicFun } = options;
  const run = () => {
    const given = Object.hasOwn(host.dynamicData, dynamicFun) ? host.dynamicData[dynamicFun] : undefined;
    if (typeof given === 'function') (given as () => unknown)();
  };
  return (
    <Button
      id={id}
      className={type === 'dashed' ? 'BlForm-dashed' : undefined}
      variant={type === 'primary' || type === 'danger' ? 'contained' : 'outlined'}
      color={type === 'danger' ? 'error' : 'primary'}
      type={isDesign || handle === 'dynamic' ? 'button' : handle}
      disabled={isDisabled}
      onClick={handle === 'dynamic' && !isDesign ? run : undefined}
    >
      {label}
    </Button>
  );
}
