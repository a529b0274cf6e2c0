/** The dictionaries of a back office. */
export const tree = [
  {
    id: '1',
    pid: '0',
    code: 'country',
    name: '国家',
    enName: 'Country',
    vnName: 'Quốc gia',
    children: [
      { code: 'VN', name: '越南', enName: 'Vietnam', vnName: 'Việt Nam' },
      { code: 'PH', name: '菲律宾', enName: 'Philippines', vnName: 'Philippines' },
    ],
  },
];
