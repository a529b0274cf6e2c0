import { is, sampleApi, sampleLife, type SampleRow } from '@backlot/contract';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { StatusChip } from '@backlot/ui-kit';
import { useQueries } from '@tanstack/react-query';
import { RecordLink } from '../../../../../kit/record/RecordLink';
import { useConsole } from '../../../../../shell/console/ConsoleContext';
import { DueSection, most } from './DueSection';
import css from './due.module.css';
import { dueStrings } from './dueStrings';

const dues = ['overdue', 'soon'] as const;

/** The oldest samples whose next step is overdue or will be soon, in the order of their deadlines: whose, of what, and what is due when. */
export function DueSamples() {
  const t = useStrings(dueStrings);
  const { client } = useConsole();
  const found = useQueries({ queries: dues.map((due) => client.query(sampleApi.page, { due, pageNo: 1, pageSize: most })) });
  const rows = found
    .flatMap(({ data }, at) => (data?.rows ?? []).map((sample) => ({ sample, isLate: dues[at] === 'overdue' })))
    .toSorted((one, other) => (one.sample.deadline ?? '').localeCompare(other.sample.deadline ?? ''))
    .slice(0, most);
  return (
    <DueSection
      title={t('samples')}
      found={found}
      links={dues.map((due) => ({ to: '/sample', search: { due }, text: (count) => t(due, { count }) }))}
      none={t('noSamples')}
    >
      {rows.map(({ sample, isLate }) => (
        <li key={sample.id} className={css.sample}>
          <span className={css.what}>
            <RecordLink path="/sampleDetail" id={sample.id}>
              {sample.up.name}
            </RecordLink>
            <span className={css.quiet}>{[sample.upNumber, sample.goods.name].join(' · ')}</span>
          </span>
          <DueStep sample={sample} isLate={isLate} />
        </li>
      ))}
    </DueSection>
  );
}

/** What is to be done next, and when it was or is due. */
function DueStep({ sample, isLate }: { sample: SampleRow; isLate: boolean }) {
  const t = useStrings(dueStrings);
  const format = useFormat();
  const step = is(sampleLife, sample, 'requested') ? 'review' : is(sampleLife, sample, 'awaiting') ? 'ship' : 'content';
  return (
    <StatusChip tone={isLate ? 'bad' : 'warn'} {...(sample.deadline && { title: format.exact(sample.deadline) })}>
      {t(step, { time: sample.deadline ? format.relative(sample.deadline) : '' })}
    </StatusChip>
  );
}
