import type { RowAction } from '@backlot/data-table';
import { useStrings } from '@backlot/i18n/react';
import { useNotice } from '@backlot/ui-kit';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useCallback, useState } from 'react';
import type { ListHandle } from '../../../kit/query/ListHandle';
import { fillLink, formPaths } from './formPaths';
import type { FormRow } from './formState';
import { PublishDialog } from './design/PublishDialog';
import { strings } from './strings';
import { useSetStatus } from './useSetStatus';

/** What a list offers for one form beyond edit and delete, and the dialog that belongs to it. */
export function useFormActions(): { rowActions: (row: FormRow, list: ListHandle<FormRow>) => RowAction[]; dialog: ReactNode } {
  const t = useStrings(strings);
  const navigate = useNavigate();
  const copyLink = useCopyLink();
  const setStatus = useSetStatus();
  const [publishing, setPublishing] = useState<{ id: string; onDone: () => void }>();
  const rowActions = useCallback(
    (row: FormRow, { reload }: ListHandle<FormRow>): RowAction[] => {
      const notPublished = row.number === null ? { whyNot: t('notPublished') } : {};
      const mayPublish = row.can.includes('publish');
      return [
        ...(row.can.includes('get')
          ? [{ key: 'design', label: t('design'), onRun: () => void navigate({ to: formPaths.design, search: { id: row.id } as never }) }]
          : []),
        ...(mayPublish ? [{ key: 'publish', label: t('publish'), onRun: () => setPublishing({ id: row.id, onDone: reload }) }] : []),
        {
          key: 'fill',
          label: t('fillIn'),
          onRun: () => void navigate({ to: formPaths.fill, search: { id: row.id } as never }),
          ...notPublished,
        },
        { key: 'link', label: t('copyLink'), onRun: () => void copyLink(row.id), ...notPublished },
        ...(mayPublish
          ? [
              {
                key: 'status',
                label: t(row.status === 0 ? 'close' : 'reopen'),
                onRun: () => void setStatus(row).then((isDone) => isDone && reload()),
                ...notPublished,
              },
            ]
          : []),
      ];
    },
    [t, navigate, copyLink, setStatus],
  );
  const dialog = publishing && <PublishDialog id={publishing.id} onDone={publishing.onDone} onClose={() => setPublishing(undefined)} />;
  return { rowActions, dialog };
}

/** Copies the address that people open to fill a form in. */
export function useCopyLink(): (id: string) => Promise<void> {
  const t = useStrings(strings);
  const notify = useNotice();
  return useCallback(
    async (id) => {
      const link = fillLink(id);
      await navigator.clipboard.writeText(link).then(
        () => notify.success(t('linkCopied')),
        () => notify.error(t('linkNotCopied', { link })),
      );
    },
    [t, notify],
  );
}
