import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { demandApi } from '@backlot/contract';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import { PickField, type PickSource } from '../../../../kit/pick/PickField';
import type { WishedUp } from '../demandList';
import { strings } from '../strings';

/** Creators the merchant would like, each with how much and a remark; those of the product's country are offered. */
export function WishedUps({ demandId, country }: { demandId: string | undefined; country: string | undefined }) {
  const t = useStrings(strings);
  const format = useFormat();
  const { client } = useConsole();
  const { setValue } = useFormContext();
  const typed = useWatch({ name: 'ups' }) as WishedUp[] | undefined;
  const [names, setNames] = useState<Record<string, string>>({});
  const saved = useQuery({ ...client.query(demandApi.ups, { id: demandId ?? '0' }), enabled: demandId !== undefined }).data;
  useEffect(() => {
    if (saved && typed === undefined)
      setValue(
        'ups',
        saved.map(({ upId, wantLevel, remark }) => ({ upId, wantLevel: wantLevel ?? 2, ...(remark && { remark }) })),
      );
  }, [saved, typed, setValue]);
  const ups = typed ?? [];
  const nameFor = (id: string) => names[id] ?? saved?.find(({ upId }) => upId === id)?.nickname ?? id;
  const change = (next: WishedUp[]) => setValue('ups', next, { shouldDirty: true });
  const source = useMemo(
    (): PickSource => ({
      key: ['wishable', country],
      find: async (searchValue, signal) => {
        const { rows } = await client.call(
          demandApi.wishable,
          { country: country as 'PH', pageNo: 1, pageSize: 20, ...(searchValue && { searchValue }) },
          { signal },
        );
        return rows.map(({ id, nickname, upNumber, fansNum }) => ({
          id,
          name: nickname,
          note: [upNumber, fansNum !== null && format.count(fansNum)].filter(Boolean).join(' · '),
        }));
      },
    }),
    [client, country, format],
  );
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Typography component="h3" variant="subtitle2">
        {t('ups')}
      </Typography>
      {ups.map((up, at) => (
        <Box
          key={up.upId}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr auto', sm: 'minmax(0, 1fr) 140px minmax(0, 1fr) auto' },
            gap: 2,
            alignItems: 'center',
          }}
        >
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere', fontWeight: 500 }}>{nameFor(up.upId)}</Box>
          <TextField
            select
            label={t('want')}
            value={up.wantLevel}
            onChange={(event) => change(ups.with(at, { ...up, wantLevel: Number(event.target.value) }))}
            sx={{ gridRow: { xs: 2, sm: 'auto' } }}
          >
            {([1, 2, 3] as const).map((level) => (
              <MenuItem key={level} value={level}>
                {t(`want${level}`)}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            label={t('remark')}
            value={up.remark ?? ''}
            onChange={(event) =>
              change(ups.with(at, { upId: up.upId, wantLevel: up.wantLevel, ...(event.target.value && { remark: event.target.value }) }))
            }
            slotProps={{ htmlInput: { maxLength: 500 } }}
            sx={{ gridRow: { xs: 3, sm: 'auto' } }}
          />
          <IconButton
            aria-label={t('remove', { name: nameFor(up.upId) })}
            onClick={() => change(ups.toSpliced(at, 1))}
            sx={{ gridRow: { xs: 1, sm: 'auto' }, gridColumn: { xs: 2, sm: 'auto' } }}
          >
            <DeleteOutlined />
          </IconButton>
        </Box>
      ))}
      <PickField
        label={t('addUp')}
        value={null}
        source={source}
        isDisabled={!country}
        hint={country ? undefined : t('pickGoodsFirst')}
        onChange={(choice) => {
          if (!choice || ups.some(({ upId }) => upId === choice.id)) return;
          setNames({ ...names, [choice.id]: choice.name });
          change([...ups, { upId: choice.id, wantLevel: 2 }]);
        }}
      />
    </Box>
  );
}
