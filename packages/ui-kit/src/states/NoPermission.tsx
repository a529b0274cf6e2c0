import LockOutlined from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import { useLocale, useStrings } from '@backlot/i18n/react';
import { localeTag } from '@backlot/i18n';
import type { ReactNode } from 'react';
import { StateMessage } from './StateMessage';
import { stateStrings } from './strings';

/** Which permission is missing and who holds it. */
export interface NoPermissionProps {
  /** The permission in words, such as "Enable rules (rule.enable)". */
  permission?: string;
  /** Names of the roles that hold it. */
  roles?: readonly string[];
  action?: ReactNode;
  dense?: boolean;
}

/** Says what is missing, not only that something is. */
export function NoPermission({ permission, roles = [], action, dense }: NoPermissionProps) {
  const t = useStrings(stateStrings);
  const list = new Intl.ListFormat(localeTag[useLocale()], { type: 'conjunction' });
  return (
    <StateMessage icon={<LockOutlined />} tone="warn" title={t('noPermissionTitle')} action={action} {...(dense && { dense })}>
      {permission && <Box sx={{ color: 'text.primary' }}>{t('missing', { permission })}</Box>}
      {roles.length > 0 && <Box>{t('heldBy', { roles: list.format(roles) })}</Box>}
      <Box>{t('askAdministrator')}</Box>
    </StateMessage>
  );
}
