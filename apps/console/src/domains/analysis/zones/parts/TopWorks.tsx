import { useFormat, useStrings } from '@backlot/i18n/react';
import { EmptyState, Section } from '@backlot/ui-kit';
import { WithPicture } from '../../../../kit/files/WithPicture';
import { strings } from '../strings';
import { type Overview, useRowsBehind, useZone } from '../useZone';
import { RowsLink } from './RowsLink';
import css from './zone.module.css';

/** The works of the period with the most views; their comments are one step away. */
export function TopWorks({ webId, overview }: { webId: number; overview: Overview }) {
  const t = useStrings(strings);
  const format = useFormat();
  const behind = useRowsBehind(webId, overview);
  const { commentsPath } = useZone(webId);
  const all = behind.works();
  return (
    <Section title={t('topWorks')} note={t('byViews')} actions={all && <RowsLink href={all}>{t('allWorks')}</RowsLink>}>
      {overview.topWorks.length === 0 && (
        <EmptyState dense title={t('nothing')}>
          {t('nothingHint')}
        </EmptyState>
      )}
      <ul className={css.list}>
        {overview.topWorks.map(({ id, title, link, up, postTime, views, comments }) => (
          <li key={id}>
            <WithPicture kind="work" id={id} name={title} size={24}>
              <span className={css.line}>
                <a href={link} target="_blank" rel="noreferrer" className={css.link}>
                  {title || t('untitled')}
                </a>
              </span>
              <span className={css.quiet}>
                {up.name} · {format.day(postTime)}
              </span>
            </WithPicture>
            <div className={css.end}>
              <strong>{views === null ? '–' : format.count(views)}</strong>
              <div className={css.quiet}>
                <RowsLink href={commentsPath && `${commentsPath}?workId=${id}`}>{t('commentsCount', { count: comments ?? 0 })}</RowsLink>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
