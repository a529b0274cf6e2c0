import Button, { type ButtonProps } from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';

/** A button that stays in sight while it cannot be used, and says why. */
export function ExplainedButton({ whyNot, ...props }: ButtonProps & { whyNot: string | undefined }) {
  if (!whyNot) return <Button {...props} />;
  return (
    <Tooltip title={whyNot} describeChild>
      <span tabIndex={0}>
        <Button {...props} disabled />
      </span>
    </Tooltip>
  );
}
