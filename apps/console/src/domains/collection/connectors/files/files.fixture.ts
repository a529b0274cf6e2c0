import { fileImportApi } from '@backlot/contract';
import { importStatus } from '../../../../kit/import/ImportKind';
import { checked } from '../../../../kit/import/imports.fixture';
import { answer } from '../../../../kit/stage/answer';

/** A server that takes a file of works whose link column is called otherwise. */
export const fileAnswers = ({ onCheck }: { onCheck?: (mapping: unknown) => void } = {}) => [
  answer(fileImportApi.receive, ({ object }) => ({
    id: '9',
    object,
    fileName: 'works.csv',
    total: 5,
    headers: ['Channel', 'Address', 'Views'],
    rows: [['10', 'https://www.tiktok.com/@bea.reyes/video/1', '1200']],
    fields: [
      { key: 'webId', name: 'Channel', isRequired: true, example: '10' },
      { key: 'link', name: 'Link', isRequired: true, example: 'https://www.tiktok.com/@bea.reyes/video/7' },
      { key: 'views', name: 'Views', isRequired: false, example: '12000' },
    ],
    mapping: [
      { field: 'webId', column: 'Channel' },
      { field: 'views', column: 'Views' },
    ],
  })),
  answer(fileImportApi.check, ({ mapping }) => {
    onCheck?.(mapping);
    return { ...checked, id: '9', fileName: 'works.csv' };
  }),
  answer(fileImportApi.applyImport, () => ({ ...checked, id: '9', fileName: 'works.csv', importStatus: importStatus.applied })),
];
