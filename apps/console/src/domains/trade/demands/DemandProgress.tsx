import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { demandApi } from '@backlot/contract';
import { useDictionary } from '@backlot/dictionary/react';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { Card, NextStep, Stepper } from '@backlot/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useConsole } from '../../../shell/console/ConsoleContext';
import type { Demand } from './demandList';
import { demandNote } from './demandNotes';
import { strings } from './strings';
import type { useDemandNext } from './useDemandNext';

/** The event that brings a form to each of its states. */
const eventsTo = ['add', 'submit', 'convert', 'end'] as const;

interface DemandProgressProps {
  row: Demand;
  next: ReturnType<ReturnType<typeof useDemandNext>>;
  /** Opens the form at a field; absent for who may not. */
  onEdit: ((field: string) => void) | undefined;
}

/** Where the form stands, who brought it there and when, and what this person does next; what stops its submission leads to the field. */
export function DemandProgress({ row, next, onEdit }: DemandProgressProps) {
  const t = useStrings(strings);
  const format = useFormat();
  const { nameFor } = useDictionary();
  const { client } = useConsole();
  const { demandStatus, workOrder } = row;
  const history = useQuery(client.query(demandApi.history, { id: row.id })).data ?? [];
  const steps = eventsTo.map((event, at) => {
    const happened = at <= demandStatus ? history.findLast(({ action }) => action === `demandForm.${event}`) : undefined;
    const time = happened?.time ?? (at === 0 ? row.createTime : undefined);
    const note = [happened?.actorName, time && format.day(time)].filter(Boolean).join(', ');
    const isSkipped = demandStatus === 3 && !happened && history.length > 0 && at === 2;
    const state = at === demandStatus && at !== 3 ? 'current' : at <= demandStatus && !isSkipped ? 'done' : 'coming';
    return { label: nameFor('demandStatus', at), state, ...(note && { note }) } as const;
  });
  return (
    <Card component="section">
      <Box sx={{ display: 'grid', gap: 4, p: { xs: 3.5, sm: 4.5 } }}>
        <Stepper steps={steps} />
        <NextStep tone={next.tone}>
          {t(next.sentence, { name: workOrder?.name ?? '' })}
          {next.problems.length > 0 && (
            <Box component="ul" sx={{ m: 0, mt: 1, pl: 4.5 }}>
              {next.problems.map((problem) => (
                <li key={problem.rule}>
                  <MuiLink
                    component="button"
                    type="button"
                    color="inherit"
                    sx={{ font: 'inherit', textAlign: 'left', verticalAlign: 'baseline' }}
                    onClick={() => onEdit?.(problem.field)}
                  >
                    {demandNote(problem, { t, format, currency: row.currency })}
                  </MuiLink>
                </li>
              ))}
            </Box>
          )}
        </NextStep>
      </Box>
    </Card>
  );
}
