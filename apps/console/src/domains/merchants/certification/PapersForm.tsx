import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import { type InputOf, type OutputOf, shopAuthApi } from '@backlot/contract';
import { ApiError } from '@backlot/api-client';
import { useStrings } from '@backlot/i18n/react';
import { Section, useNotice } from '@backlot/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useState } from 'react';
import { useDraft } from '../../../shell/drafts/useDraft';
import { useFormDraft } from '../../../shell/drafts/useFormDraft';
import { FormImage } from '../../../kit/files/FormImage';
import { FormCheck } from '../../../kit/form/FormCheck';
import { FormRadios } from '../../../kit/form/FormRadios';
import { FormText } from '../../../kit/form/FormText';
import { withoutEmpty } from '../../../kit/form/submit/schemaResolver';
import { useCallOnce } from '../../../kit/form/submit/useCallOnce';
import { shopStrings } from '../parts/strings';
import { type Papers, papersResolver } from './papersResolver';
import { strings } from './strings';

/** Papers to submit: a person's, or an enterprise's with its licence (domain/life-cycles 3.1). */
export function PapersForm({ own: { shop, rounds } }: { own: OutputOf<typeof shopAuthApi.mine> }) {
  const t = useStrings(strings);
  const words = useStrings(shopStrings);
  const callOnce = useCallOnce();
  const notify = useNotice();
  const queries = useQueryClient();
  const [failure, setFailure] = useState<string>();
  const [latest] = rounds;
  const methods = useForm<Papers>({
    // The own number comes masked, so it is typed anew.
    defaultValues: {
      certMethod: latest?.certMethod === 2 ? 2 : 1,
      realName: latest?.realName ?? '',
      idCardNo: '',
      idCardFront: latest?.idCardFront ?? '',
      idCardBack: latest?.idCardBack ?? '',
      enterpriseName: latest?.enterpriseName ?? '',
      businessLicence: latest?.businessLicence ?? '',
      licenceNo: latest?.licenceNo ?? '',
      agreed: false,
    },
    resolver: papersResolver({ required: t('required'), mustAgree: t('mustAgree') }),
  });
  const draft = useDraft<Record<string, unknown>>('papers');
  // An identity number is not kept anywhere in a browser.
  useFormDraft(methods, { ...draft, keep: (typed) => draft.keep({ ...typed, idCardNo: '' }) });
  const certMethod = useWatch({ control: methods.control, name: 'certMethod' });
  const submit = methods.handleSubmit(async ({ enterpriseName, businessLicence, licenceNo, ...person }) => {
    setFailure(undefined);
    try {
      await callOnce(
        shopAuthApi.submit,
        withoutEmpty({ ...person, ...(person.certMethod === 2 && { enterpriseName, businessLicence, licenceNo }) }) as InputOf<
          typeof shopAuthApi.submit
        >,
      );
      draft.forget();
      notify.success(t('submitted'));
      await queries.invalidateQueries();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error.message);
    }
  });
  const { errors, isSubmitting } = methods.formState;
  return (
    <Section title={t(shop.shopStatus === 2 ? 'changeTitle' : 'submitTitle')}>
      <FormProvider {...methods}>
        <Stack component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ gap: 4 }}>
          {shop.shopStatus === 2 && <Alert severity="info">{t('change')}</Alert>}
          {failure && <Alert severity="error">{failure}</Alert>}
          <FormRadios
            name="certMethod"
            label={words('certMethod')}
            choices={[
              { value: 1, label: t('person') },
              { value: 2, label: t('enterprise') },
            ]}
          />
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
              gap: 4,
              alignItems: 'start',
            }}
          >
            <FormText name="realName" label={words('realName')} isRequired />
            <FormText name="idCardNo" label={words('idCardNo')} hint={t('numberHint')} />
            <FormImage name="idCardFront" label={words('idCardFront')} isRequired />
            <FormImage name="idCardBack" label={words('idCardBack')} isRequired />
            {certMethod === 2 && (
              <>
                <FormText name="enterpriseName" label={words('enterpriseName')} isRequired />
                <FormText name="licenceNo" label={words('licenceNo')} />
                <FormImage name="businessLicence" label={words('businessLicence')} isRequired />
              </>
            )}
          </Box>
          <div>
            <FormCheck name="agreed" label={t('agreed')} />
            {errors.agreed && <FormHelperText error>{errors.agreed.message}</FormHelperText>}
          </div>
          <Button type="submit" variant="contained" loading={isSubmitting} sx={{ alignSelf: 'flex-start' }}>
            {t('submit')}
          </Button>
        </Stack>
      </FormProvider>
    </Section>
  );
}
