import type { OutputOf, homeApi } from '@backlot/contract';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { Section } from '@backlot/ui-kit';
import { Link } from '@tanstack/react-router';
import css from './HomeScreen.module.css';
import { strings } from './strings';
import { itemLabel } from './tileWords';

type HomeItem = OutputOf<typeof homeApi.summary>['items'][number];

/** Unread notices, newest first; nothing while there are none. */
export function NewsList({ items }: { items: readonly HomeItem[] }) {
  const t = useStrings(strings);
  if (items.length === 0) return null;
  return (
    <Section title={t('newsTitle')}>
      <ul className={css.items}>
        {items.map((item) => (
          <li key={`${item.key} ${item.time} ${item.title}`}>
            <Item item={item} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Item({ item: { key, title, time, link } }: { item: HomeItem }) {
  const format = useFormat();
  const words = useStrings(itemLabel);
  return (
    <>
      <span className="BlChip" data-tone="info">
        <span>{words(key as Parameters<typeof words>[0])}</span>
      </span>
      <span className={css.item}>
        {link ? <Link to={link}>{title}</Link> : <strong>{title}</strong>}
        <time title={format.exact(time)}>{format.relative(time)}</time>
      </span>
    </>
  );
}
