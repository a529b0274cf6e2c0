import type { OutputOf, homeApi } from '@backlot/contract';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { EmptyState, LoadingState, Section } from '@backlot/ui-kit';
import { Link } from '@tanstack/react-router';
import css from './HomeScreen.module.css';
import { strings } from './strings';
import { itemLabel } from './tileWords';

type HomeItem = OutputOf<typeof homeApi.summary>['items'][number];

/** What waits for this person, newest first. */
export function WaitingList({ items, isLoading }: { items: readonly HomeItem[] | undefined; isLoading: boolean }) {
  const t = useStrings(strings);
  return (
    <Section title={t('waitingTitle')}>
      {isLoading && <LoadingState count={4} />}
      {items?.length === 0 && (
        <EmptyState dense title={t('nothing')}>
          {t('nothingHint')}
        </EmptyState>
      )}
      {items && items.length > 0 && (
        <ul className={css.items}>
          {items.map((item) => (
            <li key={`${item.key} ${item.time} ${item.title}`}>
              <Item item={item} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function Item({ item: { key, title, time, link } }: { item: HomeItem }) {
  const format = useFormat();
  const words = useStrings(itemLabel);
  const kind = words(key as Parameters<typeof words>[0]);
  return (
    <>
      <span className="BlChip" data-tone="info">
        <span>{kind}</span>
      </span>
      <span className={css.item}>
        {link ? <Link to={link}>{title}</Link> : <strong>{title}</strong>}
        <time title={format.dateTime(time)}>{format.relative(time)}</time>
      </span>
    </>
  );
}
