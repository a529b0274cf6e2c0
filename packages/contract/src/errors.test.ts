import { expect, test } from 'vitest';
import { reloginCodes, requestInFlightCode, toastCodes } from './core/clientPolicy';
import { errorByCode, errors } from './errors';

const rows = Object.values(errors);

test('no number is used twice, but for the two other refusals of a right', () => {
  const codes = rows.filter((row) => row !== errors.readOnlyView && row !== errors.beyondOwnRights).map(({ code }) => code);
  expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([]);
});

test('every error speaks the three languages with the same parameters', () => {
  const parameters = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
  for (const { code, en, 'zh-CN': zh, vn } of rows) {
    expect([parameters(zh), parameters(vn)], String(code)).toEqual([parameters(en), parameters(en)]);
  }
});

test('the light lists that clients read agree with the catalogue', () => {
  const codesOf = (client: string) => rows.filter((row) => row.client === client).map(({ code }) => code);
  expect([...reloginCodes].sort()).toEqual(codesOf('relogin').sort());
  expect(requestInFlightCode).toBe(errors.requestInFlight.code);
  for (const code of toastCodes) expect(['toast', 'notice']).toContain(errorByCode(code)?.client);
});

test('session errors answer 401, a missing permission 403, business refusals 200', () => {
  expect(reloginCodes.map((code) => errorByCode(code)?.status)).toEqual([401, 401, 401, 401, 401, 401]);
  expect(errors.noPermission.status).toBe(403);
  expect(errors.accountOrPasswordWrong.status).toBe(200);
});
