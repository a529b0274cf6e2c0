import FormHelperText from '@mui/material/FormHelperText';
import { useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { FormProvider, useForm } from 'react-hook-form';
import { ActionDialog } from '../../../kit/dialog/ActionDialog';
import { FormRadios } from '../../../kit/form/FormRadios';
import { FormRichText } from '../../../kit/form/FormRichText';
import { FormText } from '../../../kit/form/FormText';
import { problemStrings } from '../../../kit/form/strings';
import { schemaResolver } from '../../../kit/form/submit/schemaResolver';
import { useCallOnce } from '../../../kit/form/submit/useCallOnce';
import { sysEmailApi } from '../../../kit/form/submit/wholeContract';
import { strings } from './strings';

interface Draft {
  to: string;
  title: string;
  content: string;
  format: 'text' | 'html';
}

/** An e-mail to one address, as plain or as formatted text. */
export function WriteDialog({ onClose }: { onClose: (hasChanged: boolean) => void }) {
  const t = useStrings(strings);
  const problems = useStrings(problemStrings);
  const can = useCan();
  const callOnce = useCallOnce();
  const ways = [
    ...(can('sysEmail.sendEmail') ? [{ value: 'text', label: t('text') }] : []),
    ...(can('sysEmail.sendEmailHtml') ? [{ value: 'html', label: t('html') }] : []),
  ];
  const methods = useForm<Draft>({
    defaultValues: { to: '', title: '', content: '', format: can('sysEmail.sendEmail') ? 'text' : 'html' },
    resolver: (values, context, options) => {
      const { format, ...letter } = values;
      const check = schemaResolver<Draft>(format === 'html' ? sysEmailApi.sendEmailHtml.input : sysEmailApi.sendEmail.input, problems);
      return check(letter as Draft, context, options);
    },
    mode: 'onBlur',
  });
  const format = methods.watch('format');
  const send = async () => {
    const { to, title, content } = methods.getValues();
    await callOnce(format === 'html' ? sysEmailApi.sendEmailHtml : sysEmailApi.sendEmail, { to: to.trim(), title, content });
    return to;
  };
  return (
    <ActionDialog
      title={t('writeTitle')}
      sendLabel={t('send')}
      width="medium"
      isChanged={methods.formState.isDirty}
      mayHappen={() => methods.trigger(undefined, { shouldFocus: true })}
      onSend={send}
      done={(to) => t('mailSent', { to })}
      onClose={onClose}
    >
      <FormProvider {...methods}>
        <FormText name="to" label={t('to')} type="email" isRequired />
        <FormText name="title" label={t('subject')} isRequired />
        {ways.length > 1 && <FormRadios name="format" label={t('format')} choices={ways} />}
        {format === 'html' ? (
          <div>
            <FormRichText name="content" label={t('content')} isRequired />
            <FormHelperText>{t('noPictures')}</FormHelperText>
          </div>
        ) : (
          <FormText name="content" label={t('content')} rows={8} isRequired />
        )}
      </FormProvider>
    </ActionDialog>
  );
}
