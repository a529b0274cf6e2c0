import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { sysNoticeApi } from '@backlot/contract';
import { RichTextView } from '@backlot/form-designer/rich-text';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { ErrorState, LoadingState, SideDrawer, StatusChip, useNotice } from '@backlot/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { strings } from './strings';

/** A notice with who read it and when; one click reminds the others. */
export function ReceiptDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useStrings(strings);
  const format = useFormat();
  const { client } = useConsole();
  const notify = useNotice();
  const [isBusy, setBusy] = useState(false);
  const { data, error, refetch } = useQuery({ ...client.query(sysNoticeApi.detail, { id }), gcTime: 0 });
  const unread = data?.receipts.filter(({ readStatus }) => readStatus === 0).length ?? 0;
  const remind = async () => {
    setBusy(true);
    try {
      const { reminded } = await client.call(sysNoticeApi.remind, { id });
      notify.success(t('reminded', { count: reminded }));
    } catch (problem) {
      notify.error((problem as Error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <SideDrawer
      open
      title={data?.title ?? t('receipts')}
      subtitle={data && data.status !== 0 && t('readOf', { readers: data.readers, receivers: data.receivers })}
      onClose={onClose}
      actions={
        data?.can.includes('remind') &&
        unread > 0 && (
          <Button variant="contained" loading={isBusy} onClick={() => void remind()}>
            {t('remind', { count: unread })}
          </Button>
        )
      }
    >
      {!data && !error && <LoadingState count={4} />}
      {error && (
        <ErrorState dense onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      )}
      {data && (
        <>
          <RichTextView html={data.content} />
          <List dense aria-label={t('receipts')}>
            {data.receipts.map(({ userId, userName, account, readTime }) => (
              <ListItem
                key={userId}
                disableGutters
                secondaryAction={<StatusChip tone={readTime ? 'ok' : 'neutral'}>{t(readTime ? 'read' : 'unread')}</StatusChip>}
              >
                <ListItemText primary={userName} secondary={[account, readTime && format.exact(readTime)].filter(Boolean).join(' · ')} />
              </ListItem>
            ))}
          </List>
        </>
      )}
    </SideDrawer>
  );
}
