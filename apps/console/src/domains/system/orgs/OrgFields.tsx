import { useStrings } from '@backlot/i18n/react';
import { isAdministrator } from '@backlot/permissions';
import { usePermissionUser } from '@backlot/permissions/react';
import { FormNames } from '../../../kit/form/FormNames';
import { FormNumber } from '../../../kit/form/FormNumber';
import { FormSelect } from '../../../kit/form/FormSelect';
import { FormText } from '../../../kit/form/FormText';
import { idsBelow } from '../../../kit/tree/treeOrder';
import { useOrgTree } from '../../../kit/tree/useOrgTree';
import { strings } from './strings';

/** Fields of an organisation. Neither itself nor what is below it may be its parent; only administrators make roots. */
export function OrgFields({ row }: { row: { id: string } | undefined }) {
  const t = useStrings(strings);
  const mayBeRoot = isAdministrator(usePermissionUser());
  const { orgs, choices } = useOrgTree();
  const below = row ? idsBelow(orgs, row.id) : undefined;
  const parents = choices.filter(({ value }) => !below?.has(value));
  return (
    <>
      <FormNames />
      <FormText name="code" label={t('code')} isRequired />
      <FormSelect name="pid" label={t('pid')} isRequired choices={mayBeRoot ? [{ value: '0', label: t('root') }, ...parents] : parents} />
      <FormNumber name="sort" label={t('sort')} hint={t('sortHint')} />
      <FormText name="remark" label={t('remark')} rows={3} />
    </>
  );
}
