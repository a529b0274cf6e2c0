import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { Card, NextStep, Stepper } from '@backlot/ui-kit';
import { useNavigate } from '@tanstack/react-router';
import type { Demand } from './demandList';
import { submitProblems } from './demandProblems';
import { strings, type Word } from './strings';
import type { DemandAction } from './useDemandActions';

const steps = ['stepDraft', 'stepSubmitted', 'stepInProgress', 'stepEnded'] as const satisfies readonly Word[];

interface DemandProgressProps {
  row: Demand;
  actions: readonly DemandAction[];
  /** Opens the form at a field; absent for who may not. */
  onEdit: ((field: string) => void) | undefined;
}

/** Where the form stands and what this person does next; what stops its submission leads to the field. */
export function DemandProgress({ row, actions, onEdit }: DemandProgressProps) {
  const t = useStrings(strings);
  const can = useCan();
  const navigate = useNavigate();
  const { demandStatus, workOrder } = row;
  const offered = actions.find(({ key }) => key === 'submit' || key === 'convert');
  const orderPath = can('workOrderBd.get') ? '/workOrderOwnDetail' : can('workOrderShop.get') ? '/workOrderShopCurrentDetail' : undefined;
  const problems = offered?.key === 'submit' && onEdit ? submitProblems({ ...row, ups: undefined }) : [];
  const main = problems.length === 0 ? offered : undefined;
  const sentence: [Word, 'warn' | 'info' | 'ok'] =
    problems.length > 0
      ? ['nextMend', 'warn']
      : main?.key === 'submit'
        ? ['nextSubmit', 'warn']
        : main?.key === 'convert'
          ? ['nextConvert', 'warn']
          : demandStatus === 0
            ? ['nextDraft', 'info']
            : demandStatus === 1
              ? ['nextWait', 'info']
              : demandStatus === 2
                ? ['nextWork', 'info']
                : ['nextEnded', 'ok'];
  const button = main
    ? { label: main.label, run: main.onRun }
    : workOrder && orderPath
      ? { label: t('openOrder'), run: () => void navigate({ href: `${orderPath}?id=${workOrder.id}` }) }
      : undefined;
  return (
    <Card component="section">
      <Box sx={{ display: 'grid', gap: 4, p: { xs: 3.5, sm: 4.5 } }}>
        <Stepper
          steps={steps.map((step, at) => ({
            label: t(step),
            state: at < demandStatus || demandStatus === 3 ? 'done' : at === demandStatus ? 'current' : 'coming',
          }))}
        />
        <NextStep
          tone={sentence[1]}
          action={
            button && (
              <Button size="small" variant={main ? 'contained' : 'outlined'} onClick={button.run}>
                {button.label}
              </Button>
            )
          }
        >
          {t(sentence[0], { name: workOrder?.name ?? '' })}
          {problems.length > 0 && (
            <Box component="ul" sx={{ m: 0, mt: 1, pl: 4.5 }}>
              {problems.map(({ field, word, values }) => (
                <li key={word}>
                  <MuiLink
                    component="button"
                    type="button"
                    color="inherit"
                    sx={{ font: 'inherit', textAlign: 'left', verticalAlign: 'baseline' }}
                    onClick={() => onEdit?.(field)}
                  >
                    {t(word, values)}
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
