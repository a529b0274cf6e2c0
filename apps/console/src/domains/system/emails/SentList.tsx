import { sysEmailApi } from '@backlot/contract';
import type { BulkAction, RowAction } from '@backlot/data-table';
import { useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { type ReactNode, useCallback, useState } from 'react';
import { lazyDialog } from '../../../kit/lazyDialog';
import { ExplainedButton } from '../../../kit/list/ExplainedButton';
import { ListPage } from '../../../kit/list/ListPage';
import { usePermissionReason } from '../../../kit/list/usePermissionReason';
import type { ListHandle } from '../../../kit/query/ListHandle';
import { useMessageActs } from '../parts/messages/useMessageActs';
import { type Mail, useSentList } from './useSentList';
import { strings } from './strings';

const MailDrawer = lazyDialog(async () => (await import('./MailDrawer')).MailDrawer);
const WriteDialog = lazyDialog(async () => (await import('./WriteDialog')).WriteDialog);

/** Every e-mail that left or should have: state, tries, what went wrong; written, sent again and taken back here. */
export function SentList({ above }: { above: ReactNode }) {
  const t = useStrings(strings);
  const can = useCan();
  const whyMissing = usePermissionReason();
  const list = useSentList();
  const act = useMessageActs(sysEmailApi);
  const [opened, setOpened] = useState<Mail>();
  const [writing, setWriting] = useState<ListHandle<Mail>>();
  const mayRead = can('sysEmail.get');
  const rowActions = useCallback(
    (mail: Mail, handle: ListHandle<Mail>): RowAction[] => [
      ...(mayRead ? [{ key: 'detail', label: t('detail'), onRun: () => setOpened(mail) }] : []),
      ...(mail.can.includes('retry') ? [{ key: 'retry', label: t('retry'), onRun: () => void act('retry', [mail], handle) }] : []),
      ...(mail.can.includes('cancel') ? [{ key: 'cancel', label: t('cancel'), onRun: () => void act('cancel', [mail], handle) }] : []),
    ],
    [t, act, mayRead],
  );
  const bulkActions = useCallback(
    (handle: ListHandle<Mail>): BulkAction[] =>
      can('sysEmail.retry')
        ? (['retry', 'cancel'] as const).map((name) => ({
            key: name,
            label: t(name),
            onRun: (selection) =>
              selection.kind === 'rows' &&
              act(
                name,
                selection.ids.flatMap((id) => handle.rowOf(id) ?? []),
                handle,
              ),
          }))
        : [],
    [can, t, act],
  );
  const whyNotWrite = can('sysEmail.sendEmailHtml') ? undefined : whyMissing('sysEmail.sendEmail');
  const main = (handle: ListHandle<Mail>) => (
    <ExplainedButton variant="contained" whyNot={whyNotWrite} onClick={() => setWriting(handle)}>
      {t('write')}
    </ExplainedButton>
  );
  return (
    <>
      <ListPage
        calls={{ page: sysEmailApi.page }}
        table="emails"
        title={t('title')}
        list={list}
        rowActions={rowActions}
        bulkActions={bulkActions}
        {...(mayRead && { onOpenRow: setOpened })}
        main={main}
        whyNotMain={whyNotWrite}
        above={above}
      />
      {opened && <MailDrawer id={opened.id} title={opened.title} onClose={() => setOpened(undefined)} />}
      {writing && (
        <WriteDialog
          onClose={(hasChanged) => {
            if (hasChanged) writing.reload();
            setWriting(undefined);
          }}
        />
      )}
    </>
  );
}
