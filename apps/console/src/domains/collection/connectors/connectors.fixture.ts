import { connectorApi, type OutputOf, upApi } from '@backlot/contract';
import { answer } from '../../../kit/stage/answer';
import { fakeCrud } from '../../../kit/stage/fakeCrud';
import { connectorRows } from '../parts/connectors.fixture';

const offered: OutputOf<typeof connectorApi.providers> = ['tiktokDisplay', 'tiktokShop', 'shopee', 'youtube', 'instagram'];

/** A fresh fake server of connectors. */
export const connectorAnswers = () => [
  ...fakeCrud({ api: connectorApi, rows: connectorRows }).answers,
  answer(connectorApi.resume, () => null),
  answer(connectorApi.pause, () => null),
  answer(connectorApi.providers, () => offered),
  answer(upApi.page, ({ pageNo, pageSize }) => ({ pageNo, pageSize, totalPage: 0, totalRows: 0, rows: [] })),
];
