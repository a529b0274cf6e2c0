/** Libraries of the demo, one for each purpose and a disabled one. */
export const demoLibraries: readonly {
  libraryName: string;
  purpose: number;
  scope: number[];
  isEnabled: boolean;
  words: readonly (readonly [word: string, lang?: string, weight?: number])[];
}[] = [
  {
    libraryName: 'Product watch',
    purpose: 1,
    scope: [],
    isEnabled: true,
    words: [
      ['sunscreen'],
      ['serum'],
      ['kem chống nắng', 'vi'],
      ['ครีมกันแดด', 'th'],
      ['lipstik', 'id'],
      ['口红', 'zh'],
      ['COD'],
      ['sulit', 'fil'],
    ],
  },
  {
    libraryName: 'Alarm words',
    purpose: 2,
    scope: [],
    isEnabled: true,
    words: [
      ['peke', 'fil'],
      ['scam'],
      ['fake', 'en'],
      ['refund'],
      ['hàng giả', 'vi'],
      ['lừa đảo', 'vi'],
      ['ของปลอม', 'th'],
      ['palsu', 'id'],
      ['tiruan', 'ms'],
      ['假货', 'zh'],
      ['退款', 'zh'],
    ],
  },
  {
    libraryName: 'Words without meaning',
    purpose: 3,
    scope: [],
    isEnabled: true,
    words: [
      ['first', 'en'],
      ['hadir', 'id'],
      ['chấm', 'vi'],
    ],
  },
  {
    libraryName: 'Names of goods',
    purpose: 4,
    scope: [10],
    isEnabled: true,
    words: [['kem chống nắng', 'vi'], ['ครีมกันแดด', 'th'], ['plus size']],
  },
  {
    libraryName: 'Feelings of the season',
    purpose: 5,
    scope: [],
    isEnabled: true,
    words: [
      ['payday', 'fil', 10],
      ['hiyang', 'fil', 80],
      ['xịn', 'vi', 90],
    ],
  },
  { libraryName: 'Last campaign', purpose: 1, scope: [10], isEnabled: false, words: [['11.11'], ['double day']] },
];
