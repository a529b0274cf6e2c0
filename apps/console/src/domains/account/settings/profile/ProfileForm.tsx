import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ApiError } from '@backlot/api-client';
import { accountApi, type OutputOf } from '@backlot/contract';
import { useDictionary } from '@backlot/dictionary/react';
import { useStrings } from '@backlot/i18n/react';
import { useNotice } from '@backlot/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { FormProvider, useForm } from 'react-hook-form';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import { useDraft } from '../../../../shell/drafts/useDraft';
import { useFormDraft } from '../../../../shell/drafts/useFormDraft';
import { FormDay } from '../../../../kit/form/FormDay';
import { FormRadios } from '../../../../kit/form/FormRadios';
import { FormText } from '../../../../kit/form/FormText';
import { today } from '../../../../kit/form/submit/today';
import { strings } from '../strings';

type Own = OutputOf<typeof accountApi.ownInfo>;

/** Nickname, sex, birthday and landline of the signed-in person. */
export function ProfileForm({ own }: { own: Own }) {
  const t = useStrings(strings);
  const { nameFor } = useDictionary();
  const { client, session } = useConsole();
  const notify = useNotice();
  const methods = useForm({
    defaultValues: { nickName: own.nickName ?? '', sex: own.sex, birthday: own.birthday ?? '', tel: own.tel ?? '' },
  });
  const draft = useDraft<Record<string, unknown>>('profile');
  useFormDraft(methods, draft);
  const save = useMutation({
    mutationFn: ({ birthday, ...rest }: { nickName: string; sex: Own['sex']; birthday: string; tel: string }) =>
      client.call(accountApi.updateInfo, { ...rest, birthday: birthday || null }),
    onSuccess: async (_, sent) => {
      methods.reset(sent);
      draft.forget();
      await session.loadUser();
      notify.success(t('saved'));
    },
    onError: (error) => {
      const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
      for (const [field, message] of fields) methods.setError(field as keyof Own, { message });
    },
  });
  const isNamed = save.error instanceof ApiError && Object.keys(save.error.fields).length > 0;
  return (
    <FormProvider {...methods}>
      <Box
        component="form"
        noValidate
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          alignItems: 'start',
          gap: 5,
          mt: 6,
          '& > .MuiAlert-root, & > button': { gridColumn: '1 / -1' },
        }}
        onSubmit={(event) => void methods.handleSubmit((values) => save.mutate(values))(event)}
      >
        {save.error && !isNamed && <Alert severity="error">{save.error.message}</Alert>}
        <FormText name="nickName" label={t('nickName')} hint={t('nickNameHint')} />
        <FormText name="tel" label={t('tel')} type="tel" />
        <FormDay name="birthday" label={t('birthday')} max={today()} />
        <FormRadios name="sex" label={t('sex')} choices={[1, 2, 3].map((value) => ({ value, label: nameFor('sex', value) }))} />
        <Button type="submit" variant="contained" loading={save.isPending} sx={{ justifySelf: 'start' }}>
          {t('save')}
        </Button>
      </Box>
    </FormProvider>
  );
}
