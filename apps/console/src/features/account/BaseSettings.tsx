import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { accountApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { DescriptionList, Section, useNotice } from '@backlot/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useConsole } from '../../shared/console/ConsoleContext';
import { useUser } from '../../shared/session/useUser';
import { AvatarRow } from './AvatarRow';
import { strings } from './strings';
import { useProfileFacts } from './useProfileFacts';

/** Picture and nickname can be changed; the rest is an administrator's to change. */
export function BaseSettings() {
  const t = useStrings(strings);
  const { client, session } = useConsole();
  const notify = useNotice();
  const user = useUser();
  const facts = useProfileFacts();
  const [nickName, setNickName] = useState(user.nickName ?? '');
  const save = useMutation({
    mutationFn: () => client.call(accountApi.updateInfo, { nickName }),
    onSuccess: async () => {
      await session.loadUser();
      notify.success(t('saved'));
    },
  });
  return (
    <Section>
      <Stack
        component="form"
        sx={{ gap: 5, maxWidth: 520 }}
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate();
        }}
      >
        <AvatarRow />
        <TextField
          label={t('nickName')}
          value={nickName}
          onChange={(event) => setNickName(event.target.value)}
          error={save.isError}
          helperText={save.error?.message ?? t('nickNameHint')}
          slotProps={{ htmlInput: { maxLength: 60, autoComplete: 'nickname' } }}
        />
        <Button type="submit" variant="contained" loading={save.isPending} sx={{ alignSelf: 'flex-start' }}>
          {t('save')}
        </Button>
      </Stack>
      <DescriptionList items={facts} />
    </Section>
  );
}
