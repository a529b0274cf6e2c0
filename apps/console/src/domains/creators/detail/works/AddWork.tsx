import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { ApiError } from '@backlot/api-client';
import { useStrings } from '@backlot/i18n/react';
import { useNotice } from '@backlot/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { FormProvider, useForm } from 'react-hook-form';
import { useDraft } from '../../../../shell/drafts/useDraft';
import { useFormDraft } from '../../../../shell/drafts/useFormDraft';
import { FormText } from '../../../../kit/form/FormText';
import { schemaResolver } from '../../../../kit/form/submit/schemaResolver';
import { problemStrings } from '../../../../kit/form/strings';
import { useCallOnce } from '../../../../kit/form/submit/useCallOnce';
import { upApi } from '../../../../kit/form/submit/wholeContract';
import { belowLabel } from '../figures/belowLabel';
import { workStrings } from './workStrings';

/** Adds a work by its link; what the server refuses is said at the field. */
export function AddWork({ upId }: { upId: string }) {
  const t = useStrings(workStrings);
  const problems = useStrings(problemStrings);
  const callOnce = useCallOnce();
  const notify = useNotice();
  const queries = useQueryClient();
  const methods = useForm({
    defaultValues: { upId, link: '' },
    resolver: schemaResolver<{ upId: string; link: string }>(upApi.addWork.input, problems),
  });
  useFormDraft(methods, useDraft(`work.${upId}`));
  const add = methods.handleSubmit(async (values) => {
    try {
      await callOnce(upApi.addWork, values);
      methods.reset();
      notify.success(t('workAdded'));
      await queries.invalidateQueries();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      methods.setError('link', { message: error.message }, { shouldFocus: true });
    }
  });
  return (
    <FormProvider {...methods}>
      <Stack
        component="form"
        noValidate
        direction={{ xs: 'column', sm: 'row' }}
        onSubmit={(event) => void add(event)}
        sx={{ gap: 2, mb: 3, alignItems: { sm: 'flex-start' } }}
      >
        <FormText name="link" label={t('workLink')} isRequired />
        <Button type="submit" variant="outlined" loading={methods.formState.isSubmitting} sx={{ flex: 'none', mt: { sm: belowLabel } }}>
          {t('addWork')}
        </Button>
      </Stack>
    </FormProvider>
  );
}
