import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useStrings } from '@backlot/i18n/react';
import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormNames } from '../../../../kit/form/FormNames';
import { FormRadios } from '../../../../kit/form/FormRadios';
import { FormRichText } from '../../../../kit/form/FormRichText';
import { FormText } from '../../../../kit/form/FormText';
import { strings } from '../strings';
import { type Template, wordedIn } from './Template';
import { TemplatePreview } from './TemplatePreview';
import { VariablesField } from './VariablesField';

/** Names, kind and variables of a template, and its words in one language at a time beside how they read. */
export function TemplateFields({ row }: { row: Template | undefined }) {
  const t = useStrings(strings);
  const { formState } = useFormContext();
  const [kind, format] = useWatch({ name: ['kind', 'format'] }) as [Template['kind'], Template['format']];
  const [language, setLanguage] = useState<(typeof wordedIn)[number][0]>('zh-CN');
  const problems = formState.errors['texts'] as Record<string, unknown> | undefined;
  const wrong = wordedIn.find(([code]) => problems?.[code])?.[0];
  const { submitCount } = formState;
  // What is wrong is shown when somebody tries to save, in whichever language it is.
  useEffect(() => {
    if (submitCount > 0 && wrong) setLanguage(wrong);
  }, [submitCount, wrong]);
  const isKept = row?.isSystem === true;
  const word = wordedIn.find(([code]) => code === language)?.[1] ?? 'lang_en';
  return (
    <>
      {isKept && <Alert severity="info">{t('kept')}</Alert>}
      <FormNames />
      {!isKept && (
        <>
          <FormText name="code" label={t('code')} isRequired />
          <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 8, rowGap: 3 }}>
            <FormRadios
              name="kind"
              label={t('kind')}
              choices={(['mail', 'sms'] as const).map((value) => ({ value, label: t(`kind_${value}`) }))}
            />
            {kind === 'mail' && (
              <FormRadios
                name="format"
                label={t('format')}
                choices={(['text', 'html'] as const).map((value) => ({ value, label: t(value) }))}
              />
            )}
          </Stack>
          <VariablesField />
        </>
      )}
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={t('language')}
        sx={{ alignSelf: 'start' }}
        value={language}
        onChange={(_, next: typeof language | null) => next && setLanguage(next)}
      >
        {wordedIn.map(([code, label]) => (
          <ToggleButton key={code} value={code}>
            {t(label)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Stack key={language} sx={{ gap: 4 }}>
        {kind === 'mail' && <FormText name={`texts.${language}.subject`} label={t('subjectIn', { language: t(word) })} isRequired />}
        {kind === 'mail' && format === 'html' ? (
          <FormRichText name={`texts.${language}.body`} label={t('bodyIn', { language: t(word) })} isRequired />
        ) : (
          <FormText name={`texts.${language}.body`} label={t('bodyIn', { language: t(word) })} rows={kind === 'mail' ? 6 : 3} isRequired />
        )}
        <TemplatePreview language={language} label={t('previewIn', { language: t(word) })} />
      </Stack>
      <FormText name="remark" label={t('remark')} rows={2} />
    </>
  );
}
