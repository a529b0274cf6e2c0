import type { UpDetail } from '@backlot/contract';
import { countryOf } from '@backlot/i18n';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { DescriptionList, Section } from '@backlot/ui-kit';
import { MoneyText } from '../../../../kit/money/MoneyText';
import { figureStrings } from './figureStrings';

/** The figures of the last snapshot with their time; unknown ones are dashes. */
export function FiguresCard({ up }: { up: UpDetail }) {
  const t = useStrings(figureStrings);
  const format = useFormat();
  return (
    <Section title={t('figures')} note={up.dataTime ? t('asOf', { time: format.exact(up.dataTime) }) : t('noFigures')}>
      <DescriptionList
        columns={4}
        items={[
          { label: t('fansNum'), value: format.count(up.fansNum) },
          { label: t('interactionRate'), value: format.ratio(up.interactionRate) },
          {
            label: t(up.sales30Source === 1 ? 'sales30Own' : 'sales30'),
            value: <MoneyText amount={up.sales30} currency={up.sales30Currency} />,
          },
          { label: t('avgViews'), value: format.count(up.avgViews) },
          { label: t('medianViews'), value: format.count(up.medianViews) },
          { label: t('avgLikes'), value: format.count(up.avgLikes) },
          { label: t('likesNum'), value: format.count(up.likesNum) },
          { label: t('videosNum'), value: format.count(up.videosNum) },
          { label: t('worksNum'), value: format.count(up.worksNum) },
          ...(up.gmv === null
            ? []
            : [
                { label: t('gmv'), value: <MoneyText amount={up.gmv} currency={countryOf(up.country)?.currency} /> },
                { label: t('fulfilledNum'), value: format.count(up.fulfilledNum) },
              ]),
        ]}
      />
    </Section>
  );
}
