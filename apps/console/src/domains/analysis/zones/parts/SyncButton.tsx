import Button from '@mui/material/Button';
import { dataZoneApi } from '@backlot/contract';
import { defineStrings } from '@backlot/i18n';
import { useStrings } from '@backlot/i18n/react';
import { useNotice } from '@backlot/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { useCallOnce } from '../../../../kit/form/submit/useCallOnce';

/** Puts the collection of what is followed in a zone before everything else that waits. */
export function SyncButton({ webId }: { webId: number }) {
  const t = useStrings(strings);
  const callOnce = useCallOnce();
  const notify = useNotice();
  const sync = useMutation({
    mutationFn: () => callOnce(dataZoneApi.sync, { webId }),
    onSuccess: ({ queued, skipped }) =>
      notify.success([t('queued', { queued }), skipped > 0 && t('skipped', { skipped })].filter(Boolean).join('; ')),
    onError: (error) => notify.error(error.message),
  });
  return (
    <Button variant="outlined" disabled={sync.isPending} onClick={() => sync.mutate()}>
      {t('sync')}
    </Button>
  );
}

const strings = /* @__PURE__ */ defineStrings({
  en: {
    sync: 'Sync now',
    queued: '{queued, plural, =0 {Nothing to collect} one {# job is next in the queue} other {# jobs are next in the queue}}',
    skipped: '{skipped, plural, one {# was collected less than 10 minutes ago} other {# were collected less than 10 minutes ago}}',
  },
  'zh-CN': {
    sync: '立即同步',
    queued: '{queued, plural, =0 {没有需要采集的对象} other {已优先排队 # 项采集}}',
    skipped: '{skipped, plural, other {# 项 10 分钟内已采集}}',
  },
  vn: {
    sync: 'Đồng bộ ngay',
    queued: '{queued, plural, =0 {Không có gì để thu thập} other {# lượt thu thập được ưu tiên trong hàng đợi}}',
    skipped: '{skipped, plural, other {# mục vừa được thu thập trong 10 phút}}',
  },
});
