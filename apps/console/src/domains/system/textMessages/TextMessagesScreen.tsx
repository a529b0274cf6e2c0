import Button from '@mui/material/Button';
import { sysSmsApi } from '@backlot/contract';
import type { BulkAction, RowAction } from '@backlot/data-table';
import { useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { useCallback, useState } from 'react';
import { lazyDialog } from '../../../kit/lazyDialog';
import { ExplainedButton } from '../../../kit/list/ExplainedButton';
import { ListPage } from '../../../kit/list/ListPage';
import { usePermissionReason } from '../../../kit/list/usePermissionReason';
import type { ListHandle } from '../../../kit/query/ListHandle';
import { useMessageActs } from '../parts/messages/useMessageActs';
import { strings } from './strings';
import { type TextMessage, useTextList } from './useTextList';

const SendCodeDialog = lazyDialog(async () => (await import('./SendCodeDialog')).SendCodeDialog);
const CheckCodeDialog = lazyDialog(async () => (await import('./CheckCodeDialog')).CheckCodeDialog);

/** Every text message with its state, codes masked; a code can be sent to a person and checked on the phone (system-pages 1.7.17). */
export function TextMessagesScreen() {
  const t = useStrings(strings);
  const can = useCan();
  const whyMissing = usePermissionReason();
  const list = useTextList();
  const act = useMessageActs(sysSmsApi);
  const [open, setOpen] = useState<{ what: 'send' | 'check'; list: ListHandle<TextMessage> }>();
  const rowActions = useCallback(
    (message: TextMessage, handle: ListHandle<TextMessage>): RowAction[] =>
      message.can.includes('retry') ? [{ key: 'retry', label: t('retry'), onRun: () => void act('retry', [message], handle) }] : [],
    [t, act],
  );
  const bulkActions = useCallback(
    (handle: ListHandle<TextMessage>): BulkAction[] =>
      can('sysSms.retry')
        ? [
            {
              key: 'retry',
              label: t('retry'),
              onRun: (selection) =>
                selection.kind === 'rows' &&
                act(
                  'retry',
                  selection.ids.flatMap((id) => handle.rowOf(id) ?? []),
                  handle,
                ),
            },
          ]
        : [],
    [can, t, act],
  );
  const close = (hasChanged: boolean) => {
    if (hasChanged) open?.list.reload();
    setOpen(undefined);
  };
  const actions = (handle: ListHandle<TextMessage>) =>
    can('sysSms.send') && (
      <Button variant="outlined" onClick={() => setOpen({ what: 'check', list: handle })}>
        {t('checkCode')}
      </Button>
    );
  const whyNotSend = whyMissing('sysSms.send');
  const main = (handle: ListHandle<TextMessage>) => (
    <ExplainedButton variant="contained" whyNot={whyNotSend} onClick={() => setOpen({ what: 'send', list: handle })}>
      {t('sendCode')}
    </ExplainedButton>
  );
  return (
    <>
      <ListPage
        calls={{ page: sysSmsApi.page }}
        table="textMessages"
        title={t('title')}
        list={list}
        rowActions={rowActions}
        bulkActions={bulkActions}
        actions={actions}
        main={main}
        whyNotMain={whyNotSend}
      />
      {open?.what === 'send' && <SendCodeDialog onClose={close} />}
      {open?.what === 'check' && <CheckCodeDialog onClose={close} />}
    </>
  );
}
