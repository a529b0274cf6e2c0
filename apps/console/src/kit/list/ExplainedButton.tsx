import Button, { type ButtonProps } from '@mui/material/Button';
import { lazy, Suspense } from 'react';

const Tooltip = lazy(() => import('@mui/material/Tooltip'));

/** A button that stays in sight while it cannot be used, and says why; what cannot be used is nothing's main action. */
export function ExplainedButton({ whyNot, ...props }: ButtonProps & { whyNot: string | undefined }) {
  if (!whyNot) return <Button {...props} />;
  const button = (
    <span tabIndex={0}>
      <Button {...props} {...(props.variant === 'contained' && { variant: 'outlined' })} disabled />
    </span>
  );
  return (
    <Suspense fallback={button}>
      <Tooltip title={whyNot} describeChild>
        {button}
      </Tooltip>
    </Suspense>
  );
}
