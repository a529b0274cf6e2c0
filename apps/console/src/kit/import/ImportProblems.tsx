import { useFormat, useStrings } from '@backlot/i18n/react';
import css from './ImportProblems.module.css';
import type { ImportState } from './ImportKind';
import { strings } from './strings';

/** The rows of a file that stay out: line, column, value and why. */
export function ImportProblems({ task: { problems, refused } }: { task: Pick<ImportState, 'problems' | 'refused'> }) {
  const t = useStrings(strings);
  const format = useFormat();
  return (
    <div className={css.frame} role="region" aria-label={t('problems')} tabIndex={0}>
      <table className={css.table}>
        <caption>{t('problems')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('line')}</th>
            <th scope="col">{t('column')}</th>
            <th scope="col">{t('value')}</th>
            <th scope="col">{t('reason')}</th>
          </tr>
        </thead>
        <tbody>
          {problems.map(({ line, column, value, code, message }) => (
            <tr key={`${line} ${column} ${code}`}>
              <td className={css.line}>{format.number(line)}</td>
              <td>{column ?? '–'}</td>
              <td>{value ?? '–'}</td>
              <td>{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {problems.length < refused && <p>{t('moreProblems', { count: problems.length })}</p>}
    </div>
  );
}
