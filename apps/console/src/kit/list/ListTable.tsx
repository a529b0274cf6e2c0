import { ApiError } from '@backlot/api-client';
import { DataTable, type DataTableProps } from '@backlot/data-table';
import { useStrings } from '@backlot/i18n/react';
import { cspNonce } from './cspNonce';
import { strings } from './strings';
import { useListUrl } from '../query/useListUrl';

/** The table of a list, with its page, sort and filters in the address: the only part of the screen that follows them. */
export function ListTable<Row extends object>(props: Omit<DataTableProps<Row>, 'url' | 'nonce' | 'describeError'>) {
  const t = useStrings(strings);
  // The table of errors would weigh as much on the first list as the list itself; fields are named by 1012001 alone.
  const describe = (error: unknown) =>
    error instanceof ApiError && Object.keys(error.fields).length > 0 ? t('badLink') : (error as Error).message;
  return <DataTable {...props} url={useListUrl()} nonce={cspNonce()} describeError={describe} />;
}
