import { useSession } from '@backlot/auth-session/react';
import { DictSelect, DictTag } from '@backlot/dictionary/react';
import { useFormat } from '@backlot/i18n/react';
import { Can } from '@backlot/permissions/react';
import { PageFrame, Section, StatusChip } from '@backlot/ui-kit';
import { useState } from 'react';

export default function Names() {
  const { status } = useSession();
  const format = useFormat();
  const [country, setCountry] = useState<string | null>('VN');
  return (
    <PageFrame title="Names" mark={<StatusChip tone="ok">{status}</StatusChip>}>
      <Section title="Rights">
        <Can do="sysOnlineUser.query">may query</Can>
        <Can do="sysOnlineUser.kick" fallback={<em>may not kick</em>}>
          may kick
        </Can>
      </Section>
      <Section title={format.money({ amount: '1234567', currency: 'VND' })}>
        <DictTag type="country" code={country ?? ''} />
        <DictSelect type="country" label="Country" value={country} onChange={setCountry} />
      </Section>
    </PageFrame>
  );
}
