import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useStrings } from '@backlot/i18n/react';
import { orderStrings } from './strings';

interface Wish {
  upId: string;
  nickname: string;
  upNumber: string;
  bd: { id: string; name: string } | null;
}

interface WishChoicesProps {
  wishes: readonly Wish[];
  /** BDs with a share of the order. */
  people: readonly { id: string; account: string; name: string }[];
  takerOf: (wish: Wish) => string;
  onChoose: (upId: string, bdId: string) => void;
}

/** Which BD takes care of each creator that the merchant wishes for (domain/life-cycles 3.3, hand-out). */
export function WishChoices({ wishes, people, takerOf, onChoose }: WishChoicesProps) {
  const t = useStrings(orderStrings);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography component="h3" variant="subtitle2">
        {t('wishes')}
      </Typography>
      <Box sx={{ color: 'text.secondary' }}>{t('wishesHint')}</Box>
      {wishes.map((wish) => (
        <Box key={wish.upId} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
          <Box sx={{ flex: '1 1 160px', minWidth: 0, overflowWrap: 'anywhere' }}>
            <div>{wish.nickname}</div>
            <Box sx={{ color: 'ink.third', fontSize: '0.78125rem' }}>{wish.upNumber}</Box>
          </Box>
          <TextField
            select
            label={t('wishOf', { name: wish.nickname })}
            value={people.some(({ id }) => id === takerOf(wish)) ? takerOf(wish) : ''}
            onChange={(event) => onChoose(wish.upId, event.target.value)}
            sx={{ flex: '1 1 180px' }}
          >
            <MenuItem value="">{t('nobodyYet')}</MenuItem>
            {people.map(({ id, account, name }) => (
              <MenuItem key={id} value={id}>
                {`${name} · ${account}`}
              </MenuItem>
            ))}
          </TextField>
        </Box>
      ))}
    </Box>
  );
}
