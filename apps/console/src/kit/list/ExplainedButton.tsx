import Button, { type ButtonProps } from '@mui/material/Button';
import { lazy, Suspense } from 'react';

const Tooltip = lazy(() => import('@mui/material/Tooltip'));

/** A button that stays in sight while it cannot be used, and says why. */
export function ExplainedButton({ whyNot, ...props }: ButtonProps & { whyNot: string | undefined }) {
  if (!whyNot) return <Button {...props} />;
  const button = (
    <span tabIndex={0}>
      <Button {...props} disabled />
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
