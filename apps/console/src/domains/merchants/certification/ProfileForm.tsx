import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { InputOf, OutputOf } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { Section } from '@backlot/ui-kit';
import { FormProvider, useForm } from 'react-hook-form';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { changedOf } from '../../../shell/drafts/changedOf';
import { useDraft } from '../../../shell/drafts/useDraft';
import { useFormDraft } from '../../../shell/drafts/useFormDraft';
import { schemaResolver, withoutEmpty } from '../../../kit/form/submit/schemaResolver';
import { problemStrings } from '../../../kit/form/strings';
import { shopAuthApi } from '../../../kit/form/submit/wholeContract';
import { useAct } from '../../../kit/record/useAct';
import { ProfileFields } from '../parts/ProfileFields';
import { profileDraft } from '../parts/profileDraft';
import { strings } from './strings';

/** The own merchant's profile; it may be edited in every state. */
export function ProfileForm({ shop }: { shop: OutputOf<typeof shopAuthApi.mine>['shop'] }) {
  const t = useStrings(strings);
  const problems = useStrings(problemStrings);
  const { client } = useConsole();
  const { act, isBusy } = useAct();
  const own = { ...profileDraft(shop), version: shop.version };
  const methods = useForm<Record<string, unknown>>({
    defaultValues: own,
    resolver: schemaResolver(shopAuthApi.saveProfile.input, problems),
    mode: 'onBlur',
  });
  const draft = useDraft<Record<string, unknown>>('profile');
  useFormDraft(methods, { ...draft, keep: (values) => draft.keep(changedOf(own, values)) });
  const send = async (values: Record<string, unknown>) => {
    await client.call(shopAuthApi.saveProfile, withoutEmpty(values) as InputOf<typeof shopAuthApi.saveProfile>);
    draft.forget();
  };
  const save = methods.handleSubmit((values) => act(() => send(values), t('saved')));
  return (
    <Section title={t('profile')}>
      <FormProvider {...methods}>
        <Stack component="form" noValidate onSubmit={(event) => void save(event)} sx={{ gap: 4 }}>
          <ProfileFields />
          <Button type="submit" variant="outlined" loading={isBusy} disabled={!methods.formState.isDirty} sx={{ alignSelf: 'flex-start' }}>
            {t('saveProfile')}
          </Button>
        </Stack>
      </FormProvider>
    </Section>
  );
}
