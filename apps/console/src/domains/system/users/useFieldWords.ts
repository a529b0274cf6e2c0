import { countries, nameOf } from '@backlot/i18n';
import { useDictionary } from '@backlot/dictionary/react';
import { useLocale } from '@backlot/i18n/react';
import { useCallback } from 'react';
import { useOrgTree } from '../../../kit/tree/useOrgTree';
import { usePositionChoices } from './dialogs/usePositionChoices';
import type { UserDraft } from './userList';

/** Names of organisations, positions, countries and sexes, where a field holds their ids or codes. */
export function useFieldWords(): (field: string, value: unknown) => string | undefined {
  const { nameOf: orgName } = useOrgTree();
  const positions = usePositionChoices();
  const { nameFor } = useDictionary();
  const locale = useLocale();
  return useCallback(
    (field, value) => {
      const positionNames = (ids: readonly string[]) =>
        ids.map((id) => positions.find((position) => position.value === id)?.label ?? id).join(', ');
      if (field === 'orgId') return orgName(value);
      if (field === 'posIdList') return positionNames(value as string[]);
      if (field === 'extIds')
        return (value as UserDraft['extIds'])
          .map(({ orgId, posIdList }) => `${orgName(orgId) ?? orgId} (${positionNames(posIdList)})`)
          .join('; ');
      if (field === 'sex') return nameFor('sex', Number(value));
      const country = field === 'country' && countries.find(({ code }) => code === value);
      return country ? nameOf(country, locale) : undefined;
    },
    [orgName, positions, nameFor, locale],
  );
}
