/** @jsxRuntime automatic */
import { formatDateTime, formatNumber, formatRatio, type Locale, translator } from '@backlot/i18n';
import { Field } from '../../blocks/Field';
import { look } from '../../blocks/look';
import { PdfPage } from '../../blocks/PdfPage';
import { PdfText } from '../../blocks/PdfText';
import { Section } from '../../blocks/Section';
import { Table } from '../../blocks/Table';
import type { DocumentProps } from '../DocumentProps';
import type { LookUp } from '../lookUp';
import { toText } from '../toText';
import type { CreatorRecord, FollowerPart } from './CreatorRecord';
import { creatorStrings } from './creatorStrings';

/** Shares of a part that are named. */
const most = 5;

/** The profile of a creator on a page of the shape of A4: who it is, its figures, who follows it. */
export function CreatorPage({ item, locale, lookUp }: DocumentProps<CreatorRecord>) {
  const t = translator(creatorStrings, locale);
  const count = (value: number | null) => (value === null ? '' : formatNumber(value, locale));
  return (
    <PdfPage
      size={[1200, 1697]}
      kind={t('creator')}
      title={toText(item.nickname) || t('creator')}
      mark={toText(item.upNumber)}
      locale={locale}
    >
      <Section title={t('who')}>
        <Field label={t('handle')} value={toText(item.upNumber)} />
        <Field label={t('channel')} value={lookUp('webId', String(item.webId)) || String(item.webId)} />
        <Field label={t('country')} value={lookUp('country', item.country) || item.country} />
        <Field label={t('star')} value={item.starLevel === null ? '' : t('starOf', { star: item.starLevel })} />
        <Field label={t('credibility')} value={item.credibility === null ? '' : t('credibilityOf', { points: item.credibility })} />
        {item.labels.length > 0 ? <Field label={t('labels')} value={item.labels.map(toText).join(', ')} /> : null}
      </Section>
      <Section title={t('figures', { from: item.fromDay, to: item.toDay })}>
        <Field label={t('fans')} value={count(item.fans)} />
        <Field label={t('medianViews')} value={count(item.medianViews)} />
        <Field label={t('avgViews')} value={count(item.avgViews)} />
        <Field label={t('interaction')} value={item.interactionRate === null ? '' : formatRatio(item.interactionRate, locale)} />
        <Field label={t('works')} value={count(item.works)} />
      </Section>
      <Section title={t('followers')}>
        {item.followers.length === 0 ? (
          <PdfText color={look.second}>{t('noFollowers')}</PdfText>
        ) : (
          <Table
            columns={[{ title: t('part') }, { title: t('shares'), share: 3 }, { title: t('source') }]}
            rows={item.followers.map((part) => [
              t(part.kind === 'country' ? 'countries' : part.kind),
              sharesOf(part, locale, lookUp),
              `${t(`source${part.source as 1}`)}, ${part.snapshotDate}`,
            ])}
          />
        )}
      </Section>
      {item.dataTime ? (
        <PdfText size={look.small} color={look.second}>
          {t('dataTime', { time: formatDateTime(item.dataTime, item.timeZone), zone: item.timeZone })}
        </PdfText>
      ) : null}
    </PdfPage>
  );
}

/** `female 61.2%, male 38.8%`, the largest first. */
function sharesOf({ kind, shares }: FollowerPart, locale: Locale, lookUp: LookUp): string {
  const t = translator(creatorStrings, locale);
  const named = (name: string) => {
    if (kind === 'country') return lookUp('country', name) || name;
    if (kind === 'activeHours') return `${name}:00`;
    return name === 'female' || name === 'male' ? t(name) : toText(name);
  };
  return shares
    .toSorted((one, other) => other.ratio - one.ratio)
    .slice(0, most)
    .map(({ name, ratio }) => `${named(name)} ${formatRatio(ratio, locale)}`)
    .join(', ');
}
