import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { Card, NextStep, Stepper } from '@backlot/ui-kit';
import { useNavigate } from '@tanstack/react-router';
import type { Demand } from './demandList';
import { strings, type Word } from './strings';
import type { DemandAction } from './useDemandActions';

const steps = ['stepDraft', 'stepSubmitted', 'stepInProgress', 'stepEnded'] as const satisfies readonly Word[];

/** Where the form stands and what this person does next. */
export function DemandProgress({ row, actions }: { row: Demand; actions: readonly DemandAction[] }) {
  const t = useStrings(strings);
  const can = useCan();
  const navigate = useNavigate();
  const { demandStatus, workOrder } = row;
  const main = actions.find(({ key }) => key === 'submit' || key === 'convert');
  const orderPath = can('workOrderBd.get') ? '/workOrderOwnDetail' : can('workOrderShop.get') ? '/workOrderShopCurrentDetail' : undefined;
  const sentence: [Word, 'warn' | 'info' | 'ok'] =
    main?.key === 'submit' ? ['nextSubmit', 'warn'] : main?.key === 'convert' ? ['nextConvert', 'warn'] : demandStatus === 0 ? ['nextDraft', 'info'] : demandStatus === 1 ? ['nextWait', 'info'] : demandStatus === 2 ? ['nextWork', 'info'] : ['nextEnded', 'ok'];
  const button = main ? { label: main.label, run: main.onRun } : workOrder && orderPath ? { label: t('openOrder'), run: () => void navigate({ href: `${orderPath}?id=${workOrder.id}` }) } : undefined;
  return (
    <Card component="section">
      <Box sx={{ display: 'grid', gap: 4, p: { xs: 3.5, sm: 4.5 } }}>
        <Stepper steps={steps.map((step, at) => ({ label: t(step), state: at < demandStatus || demandStatus === 3 ? 'done' : at === demandStatus ? 'current' : 'coming' }))} />
        <NextStep
          tone={sentence[1]}
          action={
            button && (
              <Button size="small" variant={main ? 'contained' : 'outlined'} color={main ? 'primary' : 'inherit'} onClick={button.run}>
                {button.label}
              </Button>
            )
          }
        >
          {t(sentence[0], { name: workOrder?.name ?? '' })}
        </NextStep>
      </Box>
    </Card>
  );
}
