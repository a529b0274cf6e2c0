import Box from '@mui/material/Box';
import { sysEmailApi } from '@backlot/contract';
import { RichTextView } from '@backlot/form-designer/rich-text';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { DescriptionList, ErrorState, LoadingState, SideDrawer } from '@backlot/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { MessageState } from '../parts/messages/MessageState';
import { strings, type Word } from './strings';

/** One e-mail as it left, codes masked, with what became of it. */
export function MailDrawer({ id, title, onClose }: { id: string; title: string; onClose: () => void }) {
  const t = useStrings(strings);
  const format = useFormat();
  const { client } = useConsole();
  const { data, error, refetch } = useQuery({ ...client.query(sysEmailApi.detail, { id }), gcTime: 0 });
  return (
    <SideDrawer open title={title} onClose={onClose}>
      {!data && !error && <LoadingState count={5} />}
      {error && (
        <ErrorState dense onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      )}
      {data && (
        <Box sx={{ display: 'grid', gap: 4 }}>
          <DescriptionList
            items={[
              { label: t('to'), value: data.to, wide: true },
              { label: t('status'), value: <MessageState message={data} />, wide: true },
              ...(data.errorText ? [{ label: t('said'), value: data.errorText, wide: true }] : []),
              { label: t('template'), value: data.templateName ?? t('byHand') },
              { label: t('language'), value: t(`lang_${data.language.replace('-', '')}` as Word) },
              { label: t('sender'), value: data.createUserName ?? t('system') },
              { label: t('created'), value: format.exact(data.createTime) },
              ...(data.sentTime ? [{ label: t('sentTime'), value: format.exact(data.sentTime) }] : []),
              ...(data.invalidTime ? [{ label: t('codeValid'), value: format.exact(data.invalidTime) }] : []),
            ]}
          />
          <Box component="section" aria-label={t('content')} sx={{ borderTop: 1, borderColor: 'line.main', pt: 4 }}>
            {data.isHtml ? (
              <RichTextView html={data.content} />
            ) : (
              <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{data.content}</Box>
            )}
          </Box>
        </Box>
      )}
    </SideDrawer>
  );
}
