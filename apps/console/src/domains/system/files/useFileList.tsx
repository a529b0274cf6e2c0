import { fileKinds, type sysFileApi } from '@backlot/contract';
import { useDictionary } from '@backlot/dictionary/react';
import { useLocale, useStrings } from '@backlot/i18n/react';
import { formatBytes } from '@backlot/ui-kit';
import { useMemo } from 'react';
import type { ListShape } from '../../../kit/list/ListShape';
import { TwoLines } from '../../../kit/list/TwoLines';
import { strings } from './strings';

/** Columns and filters of the files. */
export function useFileList(): ListShape<typeof sysFileApi.page> {
  const t = useStrings(strings);
  const locale = useLocale();
  const { optionsOf, nameFor } = useDictionary();
  return useMemo(
    () => ({
      nameOf: ({ fileOriginName }) => fileOriginName,
      columns: [
        {
          field: 'fileOriginName',
          header: t('name'),
          flex: 1,
          minWidth: 220,
          isSortable: true,
          isFixed: true,
          onCard: 'title',
          render: ({ fileOriginName, kind }) => <TwoLines second={t(`kind_${kind}`)}>{fileOriginName}</TwoLines>,
        },
        { field: 'fileSuffix', header: t('suffix'), width: 90 },
        { field: 'size', header: t('size'), width: 110, align: 'right', isSortable: true, render: ({ size }) => formatBytes(size, locale) },
        { field: 'useCount', header: t('uses'), width: 150, render: ({ useCount }) => t('usedIn', { count: useCount }) },
        { field: 'createUserName', header: t('owner'), width: 150, render: ({ createUserName }) => createUserName ?? t('system') },
        {
          field: 'createTime',
          header: t('created'),
          isSortable: true,
        },
        {
          field: 'fileLocation',
          header: t('location'),
          width: 130,
          isHidden: true,
          render: ({ fileLocation }) => nameFor('file_storage_location', fileLocation),
        },
        { field: 'fileBucket', header: t('bucket'), width: 120, isHidden: true },
        { field: 'fileObjectName', header: t('objectName'), width: 280, isHidden: true },
        { field: 'mime', header: t('mime'), width: 160, isHidden: true },
      ],
      search: { field: 'fileOriginName', label: t('name') },
      filters: [
        {
          kind: 'choice',
          field: 'kind',
          label: t('kind'),
          choices: fileKinds.map((value) => ({ value, label: t(`kind_${value}`) })),
          isMultiple: true,
        },
        {
          kind: 'choice',
          field: 'isUsed',
          label: t('isUsed'),
          choices: [
            { value: 'Y', label: t('used') },
            { value: 'N', label: t('unused') },
          ],
        },
        { kind: 'text', field: 'fileSuffix', label: t('suffixHint') },
        {
          kind: 'choice',
          field: 'fileLocation',
          label: t('location'),
          choices: optionsOf('file_storage_location').map(({ code, names }) => ({ value: code, label: names[locale] })),
        },
        { kind: 'text', field: 'fileBucket', label: t('bucket') },
      ],
      presets: [
        { key: 'unused', label: t('presetUnused'), filters: { isUsed: 'N' } },
        { key: 'documents', label: t('presetDocuments'), filters: { kind: ['document', 'sheet'] } },
      ],
    }),
    [t, locale, optionsOf, nameFor],
  );
}
