import Box from '@mui/material/Box';
import type { UpDetail } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { FormDict } from '../../../../kit/form/FormDict';
import { FormText } from '../../../../kit/form/FormText';
import { ContactRows } from './ContactRows';
import { ExtractionTest } from './ExtractionTest';
import { FormLabels } from './FormLabels';
import { PriceRows } from './PriceRows';
import { creatorStrings } from '../strings';

/** Fields of a creator: the link with its test first, as it fills in most of the rest. */
export function CreatorFields({ row }: { row: UpDetail | undefined }) {
  const t = useStrings(creatorStrings);
  return (
    <>
      <ExtractionTest isNew={!row} />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          gap: 4,
          alignItems: 'start',
        }}
      >
        <FormText name="nickname" label={t('nickname')} isRequired />
        <FormText name="upNumber" label={t('upNumber')} isRequired />
        <FormText name="platformId" label={t('platformId')} hint={t('platformIdHint')} isRequired />
        <FormDict name="country" label={t('country')} type="country" isRequired />
        <FormDict name="upTypeId" label={t('upTypeId')} type="upType" isRequired isNumeric />
        <FormLabels name="labelIds" label={t('labelIds')} hint={t('labelHint')} isRequired />
        <FormDict name="platformType" label={t('platformType')} type="platformType" isMultiple isNumeric />
        <FormDict name="productCategory" label={t('productCategory')} type="productCategory" hint={t('categoryHint')} isMultiple />
        <FormDict name="authorCategory" label={t('authorCategory')} type="authorCategory" hint={t('categoryHint')} isMultiple />
      </Box>
      <ContactRows isHidden={Boolean(row && !row.contactsVisible)} />
      <PriceRows />
      <FormText name="bio" label={t('bio')} rows={3} />
    </>
  );
}
