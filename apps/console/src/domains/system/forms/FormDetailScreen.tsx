import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { formApi } from '@backlot/contract';
import { type Locale, nameOf, type Translate } from '@backlot/i18n';
import { useFormat, useLocale, useStrings } from '@backlot/i18n/react';
import { DescriptionList, Section, StatusChip } from '@backlot/ui-kit';
import { useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { ExportButton } from '../../../kit/export/ExportButton';
import { useExport } from '../../../kit/export/useExport';
import { RecordFrame } from '../../../kit/record/RecordFrame';
import { useRecord } from '../../../kit/record/useRecord';
import { AnswerList } from './answers/AnswerList';
import { formPaths } from './formPaths';
import { type FormRow, stateOf } from './formState';
import { createListedAnswers, type ListedAnswers } from './answers/listedAnswers';
import { PublishDialog } from './design/PublishDialog';
import { strings, type Word } from './strings';
import { useCopyLink } from './useFormActions';
import { useSetStatus } from './useSetStatus';
import { VersionList } from './design/VersionList';

/** One form: how it stands, what people filled in, and its versions. */
export function FormDetailScreen() {
  const t = useStrings(strings);
  const locale = useLocale();
  const record = useRecord(formApi.detail);
  const [listed] = useState(createListedAnswers);
  return (
    <RecordFrame
      record={record}
      noun={t('noun')}
      needs="form.get"
      list={{ label: t('title'), path: formPaths.list, needs: 'form.query' }}
      head={headOf(t, locale, listed)}
    >
      {(form) => <Body form={form} listed={listed} />}
    </RecordFrame>
  );
}

const headOf = (t: Translate<Word>, locale: Locale, listed: ListedAnswers) => (form: FormRow) => ({
  name: nameOf(form, locale),
  mark: <StatusChip tone={stateOf(form, t).tone}>{stateOf(form, t).text}</StatusChip>,
  actions: <Actions form={form} listed={listed} />,
});

function Actions({ form, listed }: { form: FormRow; listed: ListedAnswers }) {
  const t = useStrings(strings);
  const navigate = useNavigate();
  const copyLink = useCopyLink();
  const setStatus = useSetStatus();
  const startExport = useExport();
  const [isPublishing, setPublishing] = useState(false);
  const go = (to: string) => void navigate({ to, search: { id: form.id } as never });
  const isOut = form.number !== null;
  const mayPublish = form.can.includes('publish');
  return (
    <>
      {isOut && form.can.includes('export') && (
        <ExportButton
          label={t('exportAnswers')}
          onExport={(choice) => void startExport(formApi.exportAnswers, { id: form.id, ...listed.query(), ...choice })}
        />
      )}
      {isOut && mayPublish && (
        <Button variant="outlined" onClick={() => void setStatus(form)}>
          {t(form.status === 0 ? 'close' : 'reopen')}
        </Button>
      )}
      {isOut && form.status === 0 && (
        <>
          <Button variant="outlined" onClick={() => void copyLink(form.id)}>
            {t('copyLink')}
          </Button>
          <Button variant="outlined" onClick={() => go(formPaths.fill)}>
            {t('fillIn')}
          </Button>
        </>
      )}
      {mayPublish && (
        <Button variant="outlined" onClick={() => setPublishing(true)}>
          {t('publish')}
        </Button>
      )}
      <Button variant="contained" onClick={() => go(formPaths.design)}>
        {t('design')}
      </Button>
      {isPublishing && <PublishDialog id={form.id} onDone={() => undefined} onClose={() => setPublishing(false)} />}
    </>
  );
}

function Body({ form, listed }: { form: FormRow; listed: ListedAnswers }) {
  const t = useStrings(strings);
  const format = useFormat();
  const id = useId();
  const [shown, setShown] = useState<'answers' | 'versions'>('answers');
  const facts = [
    { label: t('version'), value: form.number === null ? t('draft') : t('versionOf', { number: form.number }) },
    { label: t('published'), value: form.publishTime ? format.exact(form.publishTime) : '–' },
    { label: t('answers'), value: format.number(form.answers) },
    { label: t('creator'), value: form.creator ?? t('anonymous') },
    { label: t('remark'), value: form.remark || '–' },
  ];
  return (
    <>
      <Section>
        <DescriptionList items={facts} />
      </Section>
      <Tabs value={shown} onChange={(_, next: typeof shown) => setShown(next)} sx={{ mt: 4, mb: 3 }}>
        <Tab value="answers" label={t('answers')} id={`${id}-answers`} aria-controls={`${id}-panel`} />
        <Tab value="versions" label={t('versions')} id={`${id}-versions`} aria-controls={`${id}-panel`} />
      </Tabs>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown}`}>
        {shown === 'answers' ? <AnswerList form={form} listed={listed} /> : <VersionList form={form} />}
      </div>
    </>
  );
}
