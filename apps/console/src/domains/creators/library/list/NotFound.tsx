import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { upApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useNotice } from '@backlot/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import { useListUrl } from '../../../../kit/query/useListUrl';
import css from './NotFound.module.css';
import { strings } from '../strings';
import type { UpListKind } from './upFilters';

/** Which of the pasted ids, handles or links no creator of this list has (domain/peers 1.3); nothing for a keyword. */
export function NotFound({ list }: { list: UpListKind }) {
  const t = useStrings(strings);
  const { client } = useConsole();
  const notify = useNotice();
  const searchValue = new URLSearchParams(useListUrl().search).get('searchValue') ?? '';
  const isList = searchValue.includes('\n');
  const { data } = useQuery({ ...client.query(upApi.unmatched, { searchValue, list }), enabled: isList });
  const terms = isList ? (data?.terms ?? []) : [];
  if (!terms.length) return null;
  const copy = async () => {
    await navigator.clipboard.writeText(terms.join('\n'));
    notify.success(t('copied'));
  };
  return (
    <Alert
      severity="warning"
      role="status"
      action={
        <Button size="small" color="inherit" onClick={() => void copy()}>
          {t('copyList')}
        </Button>
      }
    >
      <strong>{t('notFound', { count: terms.length })}</strong>
      <ul className={css.terms} aria-label={t('notFound', { count: terms.length })} tabIndex={0}>
        {terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
    </Alert>
  );
}
