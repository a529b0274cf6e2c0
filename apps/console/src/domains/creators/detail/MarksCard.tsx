import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { upApi, type UpDetail } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { DescriptionList, Section, useConfirm, useNotice } from '@backlot/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { LabelChips } from '../parts/LabelChips';
import { Stars } from '../parts/Stars';
import { useEditing } from '../../../kit/edit/useEditing';
import { Person } from '../../../kit/people/Person';
import { StarDialog } from './StarDialog';
import { strings } from './strings';
import { useErase } from './useErase';
import { useOwnership } from './useOwnership';

/** Owner, level, labels and blacklist: what the agency says about a creator. */
export function MarksCard({ up }: { up: UpDetail }) {
  const t = useStrings(strings);
  const { client } = useConsole();
  const confirm = useConfirm();
  const notify = useNotice();
  const queries = useQueryClient();
  const { release } = useOwnership();
  const erase = useErase();
  const star = useEditing<object>(`star.${up.id}`);
  const name = up.nickname;
  const turnBlack = async () => {
    const blackFlag = !up.blackFlag;
    const answer = await confirm({
      title: t(blackFlag ? 'blackAsk' : 'offBlackAsk', { name }),
      children: t(blackFlag ? 'blackHint' : 'offBlackHint'),
      confirmLabel: t(blackFlag ? 'toBlack' : 'offBlack'),
      danger: blackFlag,
      ...(blackFlag && { reason: { min: 2, max: 200 } }),
      action: (reason) => client.call(upApi.black, { id: up.id, blackFlag, reason }),
    });
    if (!answer) return;
    notify.success(t('saved'));
    await queries.invalidateQueries();
  };
  return (
    <Section>
      <DescriptionList
        columns={1}
        items={[
          { label: t('owner'), value: up.owner ? <Person name={up.owner.name} /> : t('nobody') },
          { label: t('level'), value: <Stars level={up.starLevel} /> },
          { label: t('labels'), value: <LabelChips labels={up.labels} /> },
        ]}
      />
      {['release', 'setStar', 'black', 'erase'].some((action) => up.can.includes(action)) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 3 }}>
          {up.can.includes('release') && (
            <Button size="small" variant="outlined" onClick={() => void release(up)}>
              {t('release')}
            </Button>
          )}
          {up.can.includes('setStar') && (
            <Button size="small" variant="outlined" onClick={() => star.open({})}>
              {t('setStar')}
            </Button>
          )}
          {up.can.includes('black') && (
            <Button size="small" variant="outlined" color={up.blackFlag ? 'primary' : 'error'} onClick={() => void turnBlack()}>
              {t(up.blackFlag ? 'offBlack' : 'toBlack')}
            </Button>
          )}
          {up.can.includes('erase') && (
            <Button size="small" variant="outlined" color="error" onClick={() => void erase(up)}>
              {t('erase')}
            </Button>
          )}
        </Box>
      )}
      {star.editing && <StarDialog up={up} draft={star.draft} onClose={star.close} />}
    </Section>
  );
}
