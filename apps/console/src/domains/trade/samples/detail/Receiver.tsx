import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { addressParts, type SampleDetail } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { DescriptionList, Section, useNotice } from '@backlot/ui-kit';
import { addressStrings } from '../../parts/addressStrings';
import { strings } from '../strings';

type Address = NonNullable<SampleDetail['receiver']>;

/** Where the sample goes, for whoever may see it; to be copied into the carrier's form. */
export function Receiver({ row: { receiver, country } }: { row: Pick<SampleDetail, 'receiver' | 'country'> }) {
  const t = useStrings(strings);
  const part = useStrings(addressStrings);
  const notify = useNotice();
  if (!receiver) {
    return (
      <Section title={t('receiver')}>
        <Box sx={{ color: 'ink.third' }}>{t('receiverHidden')}</Box>
      </Section>
    );
  }
  const shown = addressParts(country).filter((key) => receiver[key as keyof Address]);
  const copy = async () => {
    await navigator.clipboard.writeText(shown.map((key) => receiver[key as keyof Address]).join('\n'));
    notify.success(t('copied'));
  };
  return (
    <Section
      title={t('receiver')}
      actions={
        <Button size="small" onClick={() => void copy()}>
          {t('copy')}
        </Button>
      }
    >
      <DescriptionList
        columns={4}
        items={shown.map((key) => ({ label: part(key), value: receiver[key as keyof Address], wide: key === 'street' }))}
      />
    </Section>
  );
}
