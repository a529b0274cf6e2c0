import Box from '@mui/material/Box';
import { sysPosApi } from '@backlot/contract';
import { countries, nameOf } from '@backlot/i18n';
import { useDictionary } from '@backlot/dictionary/react';
import { useLocale, useStrings } from '@backlot/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { useConsole } from '../../shared/console/ConsoleContext';
import { FormPhone } from '../../shared/form/FormPhone';
import { FormRadios } from '../../shared/form/FormRadios';
import { FormSelect } from '../../shared/form/FormSelect';
import { FormText } from '../../shared/form/FormText';
import { useOrgTree } from '../../shared/tree/useOrgTree';
import { strings } from './strings';

/** Fields of a user; a new one may get a password, otherwise the server's default counts. */
export function UserFields({ row }: { row: object | undefined }) {
  const t = useStrings(strings);
  const locale = useLocale();
  const { client } = useConsole();
  const { choices } = useOrgTree();
  const { nameFor } = useDictionary();
  const positions = useQuery(client.query(sysPosApi.list, {}));
  const sexes = [1, 2, 3].map((value) => ({ value, label: nameFor('sex', value) }));
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }, gap: 4, alignItems: 'start' }}>
      <FormText name="account" label={t('account')} hint={t('accountHint')} isRequired />
      <FormText name="name" label={t('name')} isRequired />
      <FormSelect name="orgId" label={t('orgId')} choices={choices} isRequired />
      <FormSelect name="posIdList" label={t('posIdList')} choices={(positions.data ?? []).map((position) => ({ value: position.id, label: nameOf(position, locale) }))} isMultiple />
      <FormPhone name="phone" label={t('phone')} isRequired />
      <FormText name="email" label={t('email')} type="email" />
      <FormRadios name="sex" label={t('sex')} choices={sexes} />
      <FormText name="birthday" label={t('birthday')} type="date" />
      <FormText name="nickName" label={t('nickName')} />
      <FormText name="jobNum" label={t('jobNum')} />
      <FormSelect name="country" label={t('country')} choices={countries.map((country) => ({ value: country.code, label: nameOf(country, locale) }))} />
      {!row && <FormText name="password" label={t('password')} type="password" hint={t('passwordHint')} />}
    </Box>
  );
}
