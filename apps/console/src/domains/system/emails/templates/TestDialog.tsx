import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { messageTemplateApi } from '@backlot/contract';
import { nameOf } from '@backlot/i18n';
import { useLocale, useStrings } from '@backlot/i18n/react';
import { useState } from 'react';
import { ActionDialog } from '../../../../kit/dialog/ActionDialog';
import { useCallOnce } from '../../../../kit/form/submit/useCallOnce';
import { strings } from '../strings';
import { type Template, wordedIn } from './Template';

/** A template as an e-mail to an address, with examples in it. */
export function TestDialog({ template, onClose }: { template: Template; onClose: () => void }) {
  const t = useStrings(strings);
  const locale = useLocale();
  const callOnce = useCallOnce();
  const [to, setTo] = useState('');
  const [language, setLanguage] = useState<(typeof wordedIn)[number][0]>(locale);
  return (
    <ActionDialog
      title={t('testTitle', { name: nameOf(template, locale) })}
      sendLabel={t('send')}
      isChanged={to !== ''}
      isReady={to.trim() !== ''}
      onSend={() => callOnce(messageTemplateApi.sendTest, { id: template.id, to: to.trim(), language })}
      done={() => t('testSent', { to: to.trim() })}
      onClose={onClose}
    >
      <span>{t('testHint')}</span>
      <TextField label={t('to')} type="email" required value={to} onChange={({ target }) => setTo(target.value)} />
      <TextField select label={t('language')} value={language} onChange={({ target }) => setLanguage(target.value as typeof language)}>
        {wordedIn.map(([code, label]) => (
          <MenuItem key={code} value={code}>
            {t(label)}
          </MenuItem>
        ))}
      </TextField>
    </ActionDialog>
  );
}
