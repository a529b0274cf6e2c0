import * as z from 'zod';
import { exportedFile } from '../core/crud';
import { endpoint } from '../core/endpoint';
import { exportQuery, pageOf, pageQuery } from '../core/page';
import { dateTime, id, integer, namedShape, nothing, optionalText, wholeNumber } from '../core/wire';

const filter = {
  name: optionalText(100).optional(),
  account: optionalText(64).optional(),
  success: z.enum(['Y', 'N']).optional(),
  searchBeginTime: dateTime().optional(),
  searchEndTime: dateTime().optional(),
};

const shared = {
  id: id(),
  name: z.string(),
  account: z.string(),
  success: z.enum(['Y', 'N']),
  message: z.string().nullable(),
  ip: z.string(),
  /** Where the address is, as far as that can be told without asking anybody: the local network. */ location: z.string().nullable(),
  browser: z.string(),
  os: z.string(),
};

export const visitRow = z.object({ ...shared, visType: integer(), visTime: z.string() });
export const operationRow = z.object({
  ...shared,
  ...namedShape,
  opType: integer(),
  url: z.string(),
  reqMethod: z.string(),
  requestId: z.string().nullable(),
  /** Area and call of the address. */ className: z.string(),
  methodName: z.string(),
  param: z.string().nullable(),
  /** What was answered, without texts; null for what was refused. */ result: z.string().nullable(),
  opTime: z.string(),
});

const visitFilter = { ...filter, visType: wholeNumber(1, 2).optional() };
const operationFilter = { ...filter, opType: wholeNumber(0, 13).optional() };

const cleared = z.object({ cleared: integer() });
const started = z.object({ id: id() });

/** Sign-ins and sign-outs. */
export const sysVisLogApi = {
  page: endpoint({
    method: 'GET',
    path: '/main/sysVisLog/page',
    summary: 'Sign-ins and sign-outs, newest first',
    access: 'sysVisLog.query',
    input: pageQuery(visitFilter, ['visTime']),
    output: pageOf(visitRow),
  }),
  export: endpoint({
    method: 'POST',
    path: '/main/sysVisLog/export',
    summary: 'Export the filtered visits to the download centre',
    access: 'sysVisLog.export',
    input: exportQuery(visitFilter, ['visTime']),
    output: started,
  }),
  exportFile: exportedFile({ path: 'sysVisLog', permission: 'sysVisLog', noun: 'visit', filter: visitFilter, sort: ['visTime'] }),
  delete: endpoint({
    method: 'POST',
    path: '/main/sysVisLog/delete',
    summary: 'Clear the visit log',
    access: 'sysVisLog.delete',
    input: nothing(),
    output: cleared,
  }),
};

/** Operations. Clearing the view never touches the audit chain and is itself logged. */
export const sysOpLogApi = {
  page: endpoint({
    method: 'GET',
    path: '/main/sysOpLog/page',
    summary: 'Operations, newest first',
    access: 'sysOpLog.query',
    input: pageQuery(operationFilter, ['opTime']),
    output: pageOf(operationRow),
  }),
  export: endpoint({
    method: 'POST',
    path: '/main/sysOpLog/export',
    summary: 'Export the filtered operations to the download centre',
    access: 'sysOpLog.export',
    input: exportQuery(operationFilter, ['opTime']),
    output: started,
  }),
  exportFile: exportedFile({ path: 'sysOpLog', permission: 'sysOpLog', noun: 'operation', filter: operationFilter, sort: ['opTime'] }),
  delete: endpoint({
    method: 'POST',
    path: '/main/sysOpLog/delete',
    summary: 'Clear the operation log',
    access: 'sysOpLog.delete',
    input: nothing(),
    output: cleared,
  }),
};
