import { dictionaryApi, type DictType, sysDictDataApi, sysDictTypeApi } from '@backlot/contract';
import { answer } from '../../../kit/stage/answer';
import { fakeCrud } from '../../../kit/stage/fakeCrud';

const can = ['edit', 'delete'];
const type = (
  id: string,
  code: string,
  names: readonly [zh: string, en: string | null, vn: string | null],
  valueCount: number,
  untranslated = 0,
) => ({
  id,
  version: 1,
  can,
  code,
  name: names[0],
  enName: names[1],
  vnName: names[2],
  sort: Number(id) * 10,
  remark: null,
  status: 0,
  valueCount,
  untranslated,
});
const types = [
  type('1', 'country', ['国家', 'Country', 'Quốc gia'], 3),
  type('2', 'sex', ['用户性别', 'Sex', 'Giới tính'], 0),
  type('3', 'liveTheme', ['直播主题', null, null], 2, 3),
];

const value = (id: string, code: string, names: readonly [zh: string, en: string | null, vn: string | null], status = 0) => ({
  id,
  version: 1,
  can,
  typeId: '1',
  code,
  parentCode: null,
  name: names[0],
  enName: names[1],
  vnName: names[2],
  sort: Number(id),
  remark: null,
  status,
});
const values = [
  value('11', 'VN', ['越南', 'Vietnam', 'Việt Nam']),
  value('12', 'TH', ['泰国', 'Thailand', 'Thái Lan']),
  value('13', 'LA', ['老挝', null, null], 1),
];

/** A fresh fake server each time; `isUntranslated` finds what a language lacks. */
export function dictionaryAnswers() {
  const isUntranslated = ({ enName, vnName }: { enName: string | null; vnName: string | null }) => !(enName && vnName);
  const typeFake = fakeCrud({
    api: sysDictTypeApi,
    rows: types,
    matches: (row, { name, untranslated }) =>
      (!name || `${row.name}${row.enName}`.includes(String(name))) && (untranslated === undefined || untranslated === row.untranslated > 0),
  });
  const valueFake = fakeCrud({
    api: sysDictDataApi,
    rows: values,
    matches: (row, { untranslated }) => untranslated === undefined || untranslated === isUntranslated(row),
  });
  const country: DictType = {
    id: '1',
    pid: '0',
    code: 'country',
    name: '国家',
    enName: 'Country',
    vnName: 'Quốc gia',
    children: values.map(({ code, name, enName, vnName }) => ({ code, name, enName, vnName })),
  };
  return [
    ...typeFake.answers,
    ...valueFake.answers,
    answer(sysDictTypeApi.list, () => typeFake.rows),
    answer(sysDictTypeApi.changeStatus, ({ id, status }) => {
      typeFake.rows.forEach((row, at) => row.id === id && (typeFake.rows[at] = { ...row, status }));
      return null;
    }),
    answer(sysDictDataApi.changeStatus, ({ id, status }) => {
      valueFake.rows.forEach((row, at) => row.id === id && (valueFake.rows[at] = { ...row, status }));
      return null;
    }),
    answer(dictionaryApi.tree, () => [country]),
  ];
}
