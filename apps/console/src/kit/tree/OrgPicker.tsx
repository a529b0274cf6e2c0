import { defineStrings } from '@backlot/i18n';
import { useStrings } from '@backlot/i18n/react';
import { PickTree } from './PickTree';
import type { useOrgTree } from './useOrgTree';

interface OrgPickerProps {
  orgs: ReturnType<typeof useOrgTree>['orgs'];
  picked: string | undefined;
  onPick: (id: string | undefined) => void;
}

/** The organisation tree beside a list: an organisation and everything below it. */
export function OrgPicker({ orgs, picked, onPick }: OrgPickerProps) {
  const t = useStrings(strings);
  return <PickTree label={t('orgs')} entries={orgs} titleOf={({ title }) => title} allLabel={t('all')} picked={picked} onPick={onPick} />;
}

const strings = /* @__PURE__ */ defineStrings({
  en: { orgs: 'Organisation tree', all: 'All organisations' },
  'zh-CN': { orgs: '机构树', all: '全部机构' },
  vn: { orgs: 'Cây đơn vị', all: 'Tất cả đơn vị' },
});
