import Box from '@mui/material/Box';
import { countries, nameOf } from '@backlot/i18n';
import { useDictionary } from '@backlot/dictionary/react';
import { useLocale, useStrings } from '@backlot/i18n/react';
import { FormDay } from '../../../kit/form/FormDay';
import { FormPassword } from '../../../kit/form/FormPassword';
import { FormPhone } from '../../../kit/form/FormPhone';
import { FormRadios } from '../../../kit/form/FormRadios';
import { FormSelect } from '../../../kit/form/FormSelect';
import { FormText } from '../../../kit/form/FormText';
import { today } from '../../../kit/form/submit/today';
import { useOrgTree } from '../../../kit/tree/useOrgTree';
import { ExtOrgRows } from './dialogs/ExtOrgRows';
import { strings } from './strings';
import type { User } from './User';
import { usePositionChoices } from './dialogs/usePositionChoices';

/** Fields of a user; a new one may get a password, otherwise nobody can sign in until it is reset. */
export function UserFields({ row }: { row: User | undefined }) {
  const t = useStrings(strings);
  const locale = useLocale();
  const { choices } = useOrgTree();
  const { nameFor } = useDictionary();
  const positions = usePositionChoices();
  const sexes = [1, 2, 3].map((value) => ({ value, label: nameFor('sex', value) }));
  return (
    <Box
      sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }, gap: 4, alignItems: 'start' }}
    >
      <FormText name="account" label={t('account')} hint={t('accountHint')} isRequired />
      <FormText name="name" label={t('name')} isRequired />
      <FormSelect name="orgId" label={t('orgId')} choices={choices} isRequired />
      <FormSelect name="posIdList" label={t('posIdList')} choices={positions} isMultiple isRequired={!row || row.positions.length > 0} />
      <FormPhone name="phone" label={t('phone')} isRequired />
      <FormText name="tel" label={t('tel')} />
      <FormText name="email" label={t('email')} type="email" />
      <FormRadios name="sex" label={t('sex')} choices={sexes} />
      <FormDay name="birthday" label={t('birthday')} max={today()} />
      <FormText name="nickName" label={t('nickName')} />
      <FormText name="jobNum" label={t('jobNum')} />
      <FormSelect
        name="country"
        label={t('country')}
        choices={countries.map((country) => ({ value: country.code, label: nameOf(country, locale) }))}
      />
      {!row && <FormPassword name="password" label={t('password')} hint={t('passwordHint')} />}
      <ExtOrgRows orgs={choices} positions={positions} />
    </Box>
  );
}
