import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { commentLanguages, commentMarks } from '@backlot/contract';
import { useDictionary } from '@backlot/dictionary/react';
import { useStrings } from '@backlot/i18n/react';
import { memo } from 'react';
import { commentStrings } from '../parts/comments/commentStrings';
import { strings } from './strings';
import { useCommentScope } from './useCommentScope';

const sentiments = ['1', '0', '-1'] as const;

/** What narrows the comments below: the word of the cloud as a chip, and a few choices. Not drawn anew with each answer about comments. */
export const FilterChips = memo(() => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
    <WordChip />
    <Choices />
  </Box>
));

function WordChip() {
  const t = useStrings(strings);
  const { of, change } = useCommentScope('word');
  const word = of('word');
  return word && <Chip color="primary" label={t('word', { word })} onDelete={() => change({ word: '' })} />;
}

function Choices() {
  const t = useStrings(strings);
  const words = useStrings(commentStrings);
  const { nameFor } = useDictionary();
  const { of, change } = useCommentScope('sentiment', 'lang', 'mark', 'sort');
  const choice = (
    key: 'sentiment' | 'lang' | 'mark' | 'sort',
    label: string,
    none: string | undefined,
    choices: readonly (readonly [value: string, name: string])[],
  ) => (
    <TextField
      select
      size="small"
      label={label}
      value={of(key) || (none === undefined ? choices[0]?.[0] : '')}
      onChange={({ target }) => change({ [key]: target.value })}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      sx={{ minWidth: 150, flex: { xs: '1 1 45%', sm: '0 1 auto' } }}
    >
      {none !== undefined && <MenuItem value="">{none}</MenuItem>}
      {choices.map(([value, name]) => (
        <MenuItem key={value} value={value}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
  return (
    <>
      {choice(
        'sentiment',
        words('sentiment'),
        t('anySentiment'),
        sentiments.map((code) => [code, nameFor('sentiment', code)] as const),
      )}
      {choice(
        'lang',
        t('language'),
        t('anyLanguage'),
        commentLanguages.map((code) => [code, nameFor('commentLanguage', code)] as const),
      )}
      {choice(
        'mark',
        t('kind'),
        t('anyKind'),
        commentMarks.map((mark) => [mark, words(`mark_${mark}`)] as const),
      )}
      {choice('sort', t('order'), undefined, [
        ['commentTime', t('newest')],
        ['likeNum', t('likedMost')],
      ])}
    </>
  );
}
