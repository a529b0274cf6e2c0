import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { strings } from './strings';
import { toneOf } from './toneOf';
import type { Cloud } from './useStillCloud';

/** The words of the cloud as figures. */
export function WordTable({ words, onPick }: { words: Cloud['words']; onPick: (word: string) => void }) {
  const t = useStrings(strings);
  const format = useFormat();
  return (
    <TableContainer sx={{ maxHeight: 360 }} tabIndex={0} role="region" aria-label={t('cloud')}>
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell>{t('wordColumn')}</TableCell>
            <TableCell align="right">{t('commentsColumn')}</TableCell>
            <TableCell>{t('toneColumn')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {words.map(({ word, comments, tone }) => (
            <TableRow key={word}>
              <TableCell>
                <Link component="button" onClick={() => onPick(word)}>
                  {word}
                </Link>
              </TableCell>
              <TableCell align="right">{format.number(comments)}</TableCell>
              <TableCell>{t(toneOf(tone))}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
