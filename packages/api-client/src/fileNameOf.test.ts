import { describe, expect, it } from 'vitest';
import { fileNameOf } from './fileNameOf';

describe('fileNameOf', () => {
  it.each([
    ['attachment; filename=report.xls', 'report.xls'],
    ['attachment; filename="two words.xls"', 'two words.xls'],
    ['attachment; filename="semi;colon.xls"; size=3', 'semi;colon.xls'],
    ['attachment; filename="say \\"hi\\".xls"', 'say "hi".xls'],
    ["attachment; filename*=UTF-8''%E6%8A%A5%E8%A1%A8.xls", '报表.xls'],
    ["attachment; filename*=utf-8'vi'%C4%90%C6%A1n%20h%C3%A0ng.xls", 'Đơn hàng.xls'],
    ['attachment; filename="plain.xls"; filename*=UTF-8\'\'b%C3%A1o.xls', 'báo.xls'],
    ['attachment; filename*=UTF-8\'\'b%C3%A1o.xls; filename="plain.xls"', 'báo.xls'],
    ['attachment;filename=%E6%8A%A5%E8%A1%A8.xls', '报表.xls'],
    ['ATTACHMENT; FILENAME="loud.xls"', 'loud.xls'],
    ['attachment; filename = spaced.xls', 'spaced.xls'],
    ["attachment; filename*=UTF-8''%E6%8A; filename=whole.xls", 'whole.xls'],
    ["attachment; filename*=KOI8-R''%F4; filename=plain.xls", 'plain.xls'],
    ['attachment; filename="100%.xls"', '100%.xls'],
    ['attachment; filename="../../etc/passwd"', 'passwd'],
    ['attachment; filename="C:\\\\temp\\\\a.xls"', 'a.xls'],
    ["attachment; filename*=UTF-8''..%2F..%2Fevil.sh", 'evil.sh'],
    ["attachment; filename*=UTF-8''a%0D%0Ab%E2%80%AEslx.exe", 'abslx.exe'],
    ['attachment; filename=""', undefined],
    ['attachment; filename=".."', undefined],
    ['attachment', undefined],
    ['inline', undefined],
    ['', undefined],
    [null, undefined],
  ])('%s → %s', (disposition, name) => {
    expect(fileNameOf(disposition)).toBe(name);
  });
});
