import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { BatchResult } from '@backlot/contract';
import { defineStrings } from '@backlot/i18n';
import { useStrings } from '@backlot/i18n/react';
import { Dialog } from '@backlot/ui-kit';
import { useState } from 'react';
import { RefusedRows } from '../../../kit/bulk/RefusedRows';
import { runAll } from '../../../kit/bulk/rehearse';

interface BatchDialogProps {
  title: string;
  hint: string;
  confirmLabel: string;
  ids: readonly string[];
  run: (ids: string[]) => Promise<BatchResult>;
  nameOf: (id: string) => string;
  /** True when something was changed. */
  onClose: (hasChanged: boolean) => void;
}

/** Does something to several records and says row by row what came of it; what failed can be tried again. */
export function BatchDialog({ title, hint, confirmLabel, ids, run, nameOf, onClose }: BatchDialogProps) {
  const t = useStrings(strings);
  const [result, setResult] = useState<BatchResult>();
  const [isRunning, setRunning] = useState(false);
  const start = async (which: readonly string[], before: readonly string[]) => {
    setRunning(true);
    const { ok, failed } = await runAll(which, run);
    setResult({ ok: [...before, ...ok], failed });
    setRunning(false);
  };
  const close = () => !isRunning && onClose(Boolean(result?.ok.length));
  const failed = result?.failed ?? [];
  return (
    <Dialog
      open
      persistent={isRunning}
      title={title}
      onClose={close}
      actions={
        <>
          <Button onClick={close} disabled={isRunning}>
            {t(result ? 'close' : 'cancel')}
          </Button>
          {!result && (
            <Button variant="contained" loading={isRunning} onClick={() => void start(ids, [])}>
              {confirmLabel}
            </Button>
          )}
          {failed.length > 0 && (
            <Button
              variant="contained"
              loading={isRunning}
              onClick={() =>
                void start(
                  failed.map(({ id }) => id),
                  result?.ok ?? [],
                )
              }
            >
              {t('retry')}
            </Button>
          )}
        </>
      }
    >
      <Stack role="status" sx={{ gap: 2 }}>
        {!result && <span>{hint}</span>}
        {result && result.ok.length > 0 && <Alert severity="success">{t('done', { count: result.ok.length })}</Alert>}
        {failed.length > 0 && (
          <RefusedRows title={t('failed', { count: failed.length })} rows={failed.map((row) => ({ ...row, name: nameOf(row.id) }))} />
        )}
      </Stack>
    </Dialog>
  );
}

const strings = /* @__PURE__ */ defineStrings({
  en: {
    cancel: 'Cancel',
    close: 'Close',
    retry: 'Retry the failed',
    done: '{count, plural, one {# done} other {# done}}',
    failed: '{count, plural, one {# was refused} other {# were refused}}',
  },
  'zh-CN': { cancel: '取消', close: '关闭', retry: '重试失败项', done: '成功 {count} 条', failed: '{count} 条未成功' },
  vn: { cancel: 'Hủy', close: 'Đóng', retry: 'Thử lại dòng lỗi', done: 'Thành công {count}', failed: '{count} dòng bị từ chối' },
});
