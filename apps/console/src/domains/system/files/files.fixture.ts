import { fileApi, sysFileApi } from '@backlot/contract';
import { answer } from '../../../kit/stage/answer';
import type { StoredFile } from './StoredFile';

const csv: StoredFile = {
  id: '1',
  can: ['query', 'get', 'download', 'edit', 'delete'],
  fileLocation: 4,
  fileBucket: 'local',
  fileOriginName: 'price list.csv',
  fileSuffix: 'csv',
  kind: 'sheet',
  size: 1536,
  fileSizeKb: 2,
  fileSizeInfo: '1.5 kB',
  fileObjectName: '0b6d8a9e-1c1f-4a7b-9a54-3c1de0b0c001.csv',
  mime: 'text/csv; charset=utf-8',
  createTime: '2026-11-23 02:00:00',
  createUserName: 'Ana Reyes',
  useCount: 0,
};

export const storedFiles: readonly StoredFile[] = [
  csv,
  {
    ...csv,
    id: '2',
    can: ['query', 'get', 'download'],
    fileOriginName: 'voucher.pdf',
    fileSuffix: 'pdf',
    kind: 'document',
    mime: 'application/pdf',
    useCount: 1,
  },
  { ...csv, id: '3', fileOriginName: 'slides.pptx', fileSuffix: 'pptx', kind: 'document', mime: 'application/vnd.ms-powerpoint' },
];

const space = (kind: 'image' | 'document' | 'sheet' | 'text' | 'other', files: number, bytes: number, unusedFiles: number) => ({
  kind,
  files,
  bytes,
  unusedFiles,
  unusedBytes: unusedFiles * 1536,
});

/** A fresh fake server of files. */
export const fileAnswers = () => [
  answer(sysFileApi.page, ({ pageNo, pageSize }) => ({
    pageNo,
    pageSize,
    totalPage: 1,
    totalRows: storedFiles.length,
    rows: [...storedFiles],
  })),
  answer(sysFileApi.space, () => ({
    kinds: [space('image', 0, 0, 0), space('document', 2, 3072, 1), space('sheet', 1, 1536, 0)],
    dataTime: '2026-11-24 02:00:00',
  })),
  answer(sysFileApi.detail, ({ id }) => ({
    ...(storedFiles.find((file) => file.id === id) ?? csv),
    uses: id === '2' ? [{ use: 'payment' as const, recordId: '7', name: 'PAY-2026-11-0007' }] : [],
    editor: 'none' as const,
    filePath: `/var/lib/backlot/files/${(storedFiles.find((file) => file.id === id) ?? csv).fileObjectName}`,
    history: [],
  })),
  answer(sysFileApi.delete, ({ ids }) => ({ ok: ids, failed: [] })),
  answer(sysFileApi.rehearseCleanUp, () => ({
    files: [{ id: '1', fileOriginName: 'price list.csv', size: 1536, createTime: '2026-11-20 02:00:00' }],
    hasMore: false,
  })),
  answer(sysFileApi.table, () => ({ headers: ['Name', 'Price'], lines: [['Tea, green', '3']], lineCount: 240 })),
  answer(sysFileApi.play, () => null),
  answer(fileApi.preview, () => new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } })),
];
