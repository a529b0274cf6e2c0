import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import { defineStrings } from '@backlot/i18n';
import { useStrings } from '@backlot/i18n/react';
import { useState } from 'react';
import { Field, type FieldProps } from './Field';

/** A password field whose text can be shown. */
export function PasswordField(props: FieldProps) {
  const t = useStrings(strings);
  const [shown, setShown] = useState(false);
  const label = t(shown ? 'hide' : 'show');
  return (
    <Field
      {...props}
      type={shown ? 'text' : 'password'}
      after={
        <IconButton size="small" aria-label={label} title={label} onClick={() => setShown(!shown)}>
          {shown ? <VisibilityOffOutlined /> : <VisibilityOutlined />}
        </IconButton>
      }
    />
  );
}

const strings = defineStrings({
  en: { show: 'Show password', hide: 'Hide password' },
  'zh-CN': { show: '显示密码', hide: '隐藏密码' },
  vn: { show: 'Hiện mật khẩu', hide: 'Ẩn mật khẩu' },
});
