import { countryOf, nameOf } from '@backlot/i18n';
import { useFormat, useLocale, useStrings } from '@backlot/i18n/react';
import { DescriptionList, Section } from '@backlot/ui-kit';
import { orgOf } from '../../../shell/session/orgOf';
import { useUser } from '../../../shell/session/useUser';
import { accountStrings } from './accountStrings';

/** Who one is here, and when and from where one last signed in. */
export function AccountFacts() {
  const t = useStrings(accountStrings);
  const locale = useLocale();
  const format = useFormat();
  const user = useUser();
  const country = countryOf(user.country);
  return (
    <Section title={t('account')}>
      <DescriptionList
        columns={2}
        items={[
          { label: t('accountName'), value: user.account },
          { label: t('roles'), value: user.roles.map((role) => nameOf(role, locale)).join(', ') },
          { label: t('team'), value: orgOf(user, locale) },
          { label: t('country'), value: country && nameOf(country, locale) },
          { label: t('address'), value: user.lastLoginIp },
          { label: t('lastSignIn'), value: user.lastLoginTime && format.exact(user.lastLoginTime), wide: true },
        ]}
      />
    </Section>
  );
}
