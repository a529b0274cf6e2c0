import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { FoundRecord } from '@backlot/contract';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { DescriptionList, SideDrawer } from '@backlot/ui-kit';
import { useNavigate } from '@tanstack/react-router';
import { CountryName } from '../../kit/CountryName';
import { RecordPicture } from '../../kit/files/RecordPicture';
import { StatusTag } from '../../kit/status/StatusTag';
import { recordKinds } from './recordKinds';
import { paletteStrings } from './strings';

/** A record that was found, beside the page that stays; its own page is one press away. */
export function RecordPanel({ record, onClose }: { record: FoundRecord; onClose: () => void }) {
  const t = useStrings(paletteStrings);
  const format = useFormat();
  const navigate = useNavigate();
  const { word, path, status, picture } = recordKinds[record.kind];
  const open = () => {
    onClose();
    void navigate({ href: `${path(record)}?id=${record.id}` });
  };
  return (
    <SideDrawer
      open
      title={record.name}
      subtitle={`${t(word)} · ${record.number}`}
      onClose={onClose}
      actions={
        <Button variant="contained" autoFocus onClick={open}>
          {t('openPage')}
        </Button>
      }
    >
      {picture && (
        <Box sx={{ mb: 3 }}>
          <RecordPicture kind={picture} id={record.id} name={record.name} size={96} />
        </Box>
      )}
      <DescriptionList
        items={[
          ...(status && record.status !== null ? [{ label: t('status'), value: <StatusTag type={status} code={record.status} /> }] : []),
          { label: t('country'), value: <CountryName code={record.country} /> },
          ...(record.shopName === null ? [] : [{ label: t('merchant'), value: record.shopName }]),
          ...(record.fansNum === null ? [] : [{ label: t('followers'), value: format.count(record.fansNum) }]),
          ...(record.requireUpNum === null ? [] : [{ label: t('creatorsWanted'), value: format.count(record.requireUpNum) }]),
          ...(record.expireDate === null ? [] : [{ label: t('until'), value: format.day(record.expireDate) }]),
        ]}
      />
    </SideDrawer>
  );
}
