import { fileApi, type FormAnswer } from '@backlot/contract';
import { answeredDocument, createDocument } from '@backlot/form-designer/document';
import { nameOf } from '@backlot/i18n';
import { useFormat, useLocale, useStrings } from '@backlot/i18n/react';
import { ErrorState, LoadingState, SideDrawer } from '@backlot/ui-kit';
import { Suspense } from 'react';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import { PdfButton } from '../../../../kit/pdf/PdfButton';
import { filledFormPdf } from '../../../../kit/pdf/PdfSource';
import type { FormRow } from '../formState';
import { LazyRenderer } from '../fill/LazyForm';
import { strings } from '../strings';
import { useFormHost } from '../fill/useFormHost';
import { useVersion } from '../design/useVersion';
import { withDrawnFiles } from './withDrawnFiles';

/** One answer in the form it was given in, to be read and printed. */
export function AnswerDrawer({ form, answer, onClose }: { form: FormRow; answer: FormAnswer; onClose: () => void }) {
  const t = useStrings(strings);
  const locale = useLocale();
  const format = useFormat();
  const { client } = useConsole();
  const { document, error } = useVersion(form.id, answer.number);
  const { showFile, dynamicData, nonce } = useFormHost(document);
  const person = answer.person ?? t('anonymous');
  const print = () =>
    filledFormPdf(async () => {
      const design = answeredDocument({ document: document ?? createDocument(), values: answer.values, locale, dynamicData });
      return {
        title: `${nameOf(form, locale)} · ${t('versionOf', { number: answer.number })}`,
        code: `${person} · ${format.exact(answer.createTime)}`,
        design,
        values: await withDrawnFiles({
          design,
          values: answer.values,
          readFile: async (id) => (await client.blob(fileApi.preview, { id }, { isSilent: true, isNameless: true })).blob,
        }),
      };
    });
  return (
    <SideDrawer
      open
      width={760}
      title={t('answerOf', { name: person })}
      subtitle={`${format.exact(answer.createTime)} · ${t('versionOf', { number: answer.number })}`}
      onClose={onClose}
      actions={document && <PdfButton source={print} />}
    >
      {error && <ErrorState title={t('loadFailed')}>{error.message}</ErrorState>}
      {!error && (
        <Suspense fallback={<LoadingState shape="form" />}>
          {document ? (
            <LazyRenderer document={document} value={answer.values} dynamicData={dynamicData} showFile={showFile} nonce={nonce} disabled />
          ) : (
            <LoadingState shape="form" />
          )}
        </Suspense>
      )}
    </SideDrawer>
  );
}
