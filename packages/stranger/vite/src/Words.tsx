import { defineStrings } from '@backlot/i18n';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { StatusChip } from '@backlot/ui-kit';

const strings = defineStrings({
  en: { creators: '{count, plural, one {# creator} other {# creators}}' },
  'zh-CN': { creators: '{count} 位达人' },
  vn: { creators: '{count} nhà sáng tạo' },
});

export function Words() {
  const t = useStrings(strings);
  const format = useFormat();
  return (
    <>
      <StatusChip tone="ok">{t('creators', { count: 3 })}</StatusChip>
      <span>{format.money({ amount: '1234567', currency: 'VND' })}</span>
    </>
  );
}
