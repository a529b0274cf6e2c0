import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { HomeFigure, HomeResults } from '@backlot/contract';
import { useDictionary } from '@backlot/dictionary/react';
import { useStrings } from '@backlot/i18n/react';
import { Card } from '@backlot/ui-kit';
import { Link } from '@tanstack/react-router';
import { Change } from '../../../parts/figures/Change';
import { figureStrings } from './figureStrings';
import { useFigureText } from './figureText';
import { roleStrings } from './roleStrings';

/** The countries below each other, their figures side by side; each leads to its rows. */
export function CountriesTable({ results }: { results: HomeResults }) {
  const t = useStrings(roleStrings);
  const { nameFor } = useDictionary();
  const { fromDay: from, toDay: to, beforeFromDay: beforeFrom, beforeToDay: beforeTo, groups } = results;
  const words = useStrings(figureStrings);
  const label = (key: string) => words(key as Parameters<typeof words>[0]);
  return (
    <Card>
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={t('countries')}>
        <Table size="small" sx={{ fontVariantNumeric: 'tabular-nums', '& th, & td': { px: { xs: 3, sm: 4 }, whiteSpace: 'nowrap' } }}>
          <TableHead>
            <TableRow>
              <TableCell>{t('country')}</TableCell>
              {groups[0]?.figures.map(({ key }) => (
                <TableCell key={key} align="right">
                  {label(key)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {groups.map(({ key, figures }) => (
              <TableRow key={key}>
                <TableCell component="th" scope="row">
                  {nameFor('country', key ?? '')}
                </TableCell>
                {figures.map((figure) => (
                  <TableCell key={figure.key} align="right">
                    <Cell figure={figure} label={t('rowsOf', { figure: label(figure.key), country: nameFor('country', key ?? '') })} />
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
      <Box component="p" sx={{ m: 0, px: { xs: 3, sm: 4 }, py: 3, color: 'ink.third', fontSize: '0.78125rem' }}>
        {t('days', { from, to, beforeFrom, beforeTo })}
      </Box>
    </Card>
  );
}

function Cell({ figure, label }: { figure: HomeFigure; label: string }) {
  const text = useFigureText();
  const { now, before, link } = figure;
  return (
    <>
      {link ? (
        <Link to={link as never} aria-label={`${text(figure, now)}: ${label}`} style={{ color: 'var(--mui-palette-accent-ink)' }}>
          {text(figure, now)}
        </Link>
      ) : (
        text(figure, now)
      )}
      {before !== null && (
        <Box sx={{ fontSize: '0.78125rem' }}>
          <Change now={Number(now)} before={Number(before)} />
        </Box>
      )}
    </>
  );
}
