import { connectorApi, upApi } from '@backlot/contract';
import { answer } from '../../../kit/stage/answer';
import { fakeCrud } from '../../../kit/stage/fakeCrud';
import { connectorRows } from '../parts/connectors.fixture';

/** A fresh fake server of connectors. */
export const connectorAnswers = () => [
  ...fakeCrud({ api: connectorApi, rows: connectorRows }).answers,
  answer(connectorApi.resume, () => null),
  answer(connectorApi.pause, () => null),
  answer(connectorApi.providers, () => ['tiktokDisplay', 'youtube', 'instagram']),
  answer(upApi.page, ({ pageNo, pageSize }) => ({ pageNo, pageSize, totalPage: 0, totalRows: 0, rows: [] })),
];
