import { expect, test } from 'vitest';
import { type Papers, papersResolver } from './papersResolver';

const resolve = papersResolver({ required: 'Required', mustAgree: 'Tick' });
const check = async (papers: Partial<Papers>) => {
  const values: Papers = {
    certMethod: 1,
    realName: '',
    idCardNo: '',
    idCardFront: '',
    idCardBack: '',
    enterpriseName: '',
    businessLicence: '',
    licenceNo: '',
    agreed: false,
    ...papers,
  };
  return Object.keys((await resolve(values, undefined, { fields: {}, shouldUseNativeValidation: false })).errors);
};

test('a person needs name and both pictures, an enterprise its name and licence too, both agree', async () => {
  expect(await check({})).toEqual(['realName', 'idCardFront', 'idCardBack', 'agreed']);
  expect(await check({ certMethod: 2, realName: 'A', idCardFront: '1', idCardBack: '2', agreed: true })).toEqual([
    'enterpriseName',
    'businessLicence',
  ]);
  expect(await check({ realName: 'A', idCardFront: '1', idCardBack: '2', agreed: true })).toEqual([]);
});
