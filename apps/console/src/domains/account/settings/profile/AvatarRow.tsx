import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { accountApi, fileApi, imageLimitBytes } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useNotice } from '@backlot/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import { lazyDialog } from '../../../../kit/lazyDialog';
import { PersonAvatar } from '../../../../kit/PersonAvatar';
import { useUser } from '../../../../shell/session/useUser';
import css from '../center/center.module.css';
import { strings } from '../strings';

/** The own picture: crop and upload another one, or go back to the initials. */
export function AvatarRow() {
  const t = useStrings(strings);
  const { client, session } = useConsole();
  const notify = useNotice();
  const user = useUser();
  const input = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<ImageBitmap>();
  const use = useMutation({
    mutationFn: async (file: File | null) => {
      const avatar = file && (await client.upload(fileApi.upload, file)).fileId;
      await client.call(accountApi.updateAvatar, { avatar });
      await session.loadUser();
    },
    onSuccess: () => notify.success(t('saved')),
    onError: (error) => notify.error(error.message),
  });
  const pick = (file: File | undefined) => {
    if (!file) return;
    if (file.size > imageLimitBytes) notify.error(t('avatarHint'));
    else createImageBitmap(file).then(setPicture, () => notify.error(t('unreadable')));
  };
  return (
    <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 3 }}>
      <span className={css.face}>
        <PersonAvatar name={user.name} fileId={user.avatar} />
      </span>
      <Button variant="outlined" loading={use.isPending} onClick={() => input.current?.click()}>
        {t('changeAvatar')}
      </Button>
      {user.avatar && (
        <Button color="inherit" disabled={use.isPending} onClick={() => use.mutate(null)}>
          {t('removeAvatar')}
        </Button>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('avatarHint')}
      </Typography>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/png,image/jpeg"
        aria-label={t('changeAvatar')}
        onChange={(event) => {
          pick(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      {picture && (
        <CropDialog
          picture={picture}
          onClose={() => setPicture(undefined)}
          onCropped={(file) => {
            setPicture(undefined);
            use.mutate(file);
          }}
        />
      )}
    </Stack>
  );
}

const CropDialog = lazyDialog(async () => (await import('./CropDialog')).CropDialog);
