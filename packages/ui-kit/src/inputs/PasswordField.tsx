import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useStrings } from '@backlot/i18n/react';
import { type KeyboardEvent, useState } from 'react';
import { inputStrings } from './strings';
import { TextInput, type TextInputProps } from './TextInput';

/** A text field for a password. */
export type PasswordFieldProps = Omit<TextInputProps, 'type' | 'multiline' | 'endAdornment'>;

/** Show and hide, and a word when Caps Lock is on. `autoComplete="new-password"` where one is chosen. */
export function PasswordField({ helperText, autoComplete = 'current-password', ...props }: PasswordFieldProps) {
  const t = useStrings(inputStrings);
  const [isShown, setIsShown] = useState(false);
  const [isCapsOn, setIsCapsOn] = useState(false);
  const watchCaps = (event: KeyboardEvent) => setIsCapsOn(event.getModifierState('CapsLock'));
  return (
    <TextInput
      {...props}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      helperText={helperText || (isCapsOn ? t('capsLock') : undefined)}
      onKeyUp={watchCaps}
      inputProps={{ autoCapitalize: 'none', spellCheck: false, ...props.inputProps }}
      endAdornment={
        <InputAdornment position="end">
          <IconButton
            edge="end"
            size="small"
            aria-label={t(isShown ? 'hidePassword' : 'showPassword')}
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? <VisibilityOffOutlined /> : <VisibilityOutlined />}
          </IconButton>
        </InputAdornment>
      }
    />
  );
}
