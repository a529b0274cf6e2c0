import Box from '@mui/material/Box';
import type { WorkOrderDetail } from '@backlot/contract';
import { useDictionary } from '@backlot/dictionary/react';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { Card, NextStep, type Step, Stepper } from '@backlot/ui-kit';
import { nextWordsOf } from './nextWords';
import { strings, type Word } from './strings';

/** Where the order stands, and one sentence for what this person does next; its button is the main one at the head of the page. */
export function OrderProgress({ order }: { order: WorkOrderDetail }) {
  const t = useStrings(strings);
  const format = useFormat();
  const { nameFor } = useDictionary();
  const steps = order.steps.map(({ key, state, time, who, done, of }): Step => {
    const isLast = key === 'end';
    const note = [
      who,
      time && format.day(time),
      done !== null && of !== null && of > 0 && t('doneOf', { done, of }),
      isLast && !time && t('until', { date: order.expireDate }),
    ]
      .filter(Boolean)
      .join(', ');
    const label = state === 'current' ? nameFor('workOrderStatus', order.workOrderStatus) : t(key);
    return { label, state, ...(note && { note }) };
  });
  const { next } = order;
  const words = next && nextWordsOf(next.key);
  return (
    <Card component="section">
      <Box sx={{ display: 'grid', gap: 4, p: { xs: 3.5, sm: 4.5 } }}>
        <Stepper steps={steps} />
        {words && <NextStep tone={words.tone}>{t(words.sentence satisfies Word, next.values)}</NextStep>}
      </Box>
    </Card>
  );
}
