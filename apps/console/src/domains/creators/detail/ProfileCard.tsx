import Box from '@mui/material/Box';
import type { UpDetail } from '@backlot/contract';
import { useDictionary } from '@backlot/dictionary/react';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { DescriptionList, Section } from '@backlot/ui-kit';
import { RecordPicture } from '../../../kit/files/RecordPicture';
import { Person } from '../../../kit/people/Person';
import { strings } from './strings';

/** What a creator is and does. */
export function ProfileCard({ up }: { up: UpDetail }) {
  const t = useStrings(strings);
  const format = useFormat();
  const { nameFor } = useDictionary();
  const names = (type: string, codes: readonly string[]) => codes.map((code) => nameFor(type, code)).join(', ');
  return (
    <Section title={t('profile')}>
      <Box sx={{ mb: 3 }}>
        <RecordPicture kind="up" id={up.id} name={up.nickname} size={96} />
      </Box>
      <DescriptionList
        items={[
          { label: t('upTypeId'), value: nameFor('upType', up.upTypeId) },
          { label: t('platformId'), value: up.platformId },
          { label: t('platformType'), value: names('platformType', up.platformType.map(String)), wide: true },
          { label: t('productCategory'), value: names('productCategory', up.productCategory), wide: true },
          { label: t('authorCategory'), value: names('authorCategory', up.authorCategory), wide: true },
          { label: t('bio'), value: up.bio, wide: true },
          { label: t('createTime'), value: format.exact(up.createTime) },
          { label: t('createUser'), value: <Person name={up.createUser?.name} /> },
        ]}
      />
    </Section>
  );
}
