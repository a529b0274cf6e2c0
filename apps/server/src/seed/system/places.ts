import type { Words } from '@backlot/contract';
type Some = readonly [string, ...string[]];

/** What people and shops of a country are called (domain/seed-and-scale 8.2). */
export interface Place {
  code: 'PH' | 'VN' | 'TH' | 'MY' | 'SG' | 'ID';
  org: Words;
  dial: string;
  /** Digits after the dial code: the first ones fixed, the rest counted. */
  mobile: string;
  given: Some;
  family: Some;
  familyFirst: boolean;
  shops: Some;
}

export const places: readonly Place[] = [
  {
    code: 'PH',
    org: { en: 'Team Philippines', 'zh-CN': '菲律宾团队', vn: 'Nhóm Philippines' },
    dial: '+63',
    mobile: '9170000',
    given: ['Maria', 'Jose', 'Angel', 'Princess', 'Mark', 'Jhon', 'Kristine', 'Bea', 'Rhea', 'Paolo'],
    family: ['Santos', 'Reyes', 'Cruz', 'Bautista', 'Garcia', 'Mendoza', 'Ramos', 'Villanueva'],
    familyFirst: false,
    shops: [
      'Ganda Beauty Manila',
      'Kusina Home',
      'Bahay Living',
      'Araw Sun Care',
      'Lakad Shoes',
      'Munting Baby',
      'Sarap Snacks',
      'Lakas Sports',
      'Tindahan Mobile',
      'Alaga Pets',
    ],
  },
  {
    code: 'VN',
    org: { en: 'Team Vietnam', 'zh-CN': '越南团队', vn: 'Nhóm Việt Nam' },
    dial: '+84',
    mobile: '91200',
    given: ['Linh', 'Hương', 'Trang', 'Thảo', 'Minh', 'Tuấn', 'Ngọc Anh', 'Quỳnh'],
    family: ['Nguyễn', 'Trần', 'Lê', 'Phạm', 'Hoàng', 'Vũ', 'Đặng', 'Bùi'],
    familyFirst: true,
    shops: [
      'Mỹ phẩm Lá Xanh',
      'Bếp Nhà Mình',
      'Thời trang Sen',
      'Mẹ và Bé Bông',
      'Giày Phố Cổ',
      'Trà Vùng Cao',
      'Phụ kiện Sao',
      'Thể thao Việt',
      'Nhà Xinh Sài Gòn',
      'Thú cưng Mèo Mun',
    ],
  },
  {
    code: 'TH',
    org: { en: 'Team Thailand', 'zh-CN': '泰国团队', vn: 'Nhóm Thái Lan' },
    dial: '+66',
    mobile: '81200',
    given: ['Somchai', 'Ploy', 'Nong', 'Fah', 'Mint', 'Bank', 'Beam', 'Praew'],
    family: ['Srisuk', 'Chaiyasit', 'Wongsawat', 'Boonmee', 'Saetang'],
    familyFirst: false,
    shops: [
      'Siam Glow',
      'Krua Baan',
      'Chao Phraya Fashion',
      'Dek Dee Baby',
      'Lanna Coffee',
      'Mango Mobile',
      'Muay Sports',
      'Sabai Home',
      'Chang Shoes',
      'Nong Maew Pets',
    ],
  },
  {
    code: 'MY',
    org: { en: 'Team Malaysia', 'zh-CN': '马来西亚团队', vn: 'Nhóm Malaysia' },
    dial: '+60',
    mobile: '12300',
    given: ['Nur Aisyah', 'Siti', 'Ahmad', 'Hafiz', 'Wei Ling', 'Jia Hui', 'Priya', 'Arif'],
    family: ['Tan', 'Lim', 'Wong', 'Kumar', 'binti Rahman', 'bin Ismail'],
    familyFirst: false,
    shops: [
      'Cantik Kosmetik',
      'Dapur Kita',
      'Batik Moden',
      'Anak Ceria',
      'Kopi Ipoh',
      'Gajet KL',
      'Sukan Jaya',
      'Rumah Selesa',
      'Kasut Penang',
      'Kucing Comel',
    ],
  },
  {
    code: 'SG',
    org: { en: 'Team Singapore', 'zh-CN': '新加坡团队', vn: 'Nhóm Singapore' },
    dial: '+65',
    mobile: '8123',
    given: ['Jun Wei', 'Xin Yi', 'Nadiah', 'Arjun', 'Rachel', 'Kai'],
    family: ['Tan', 'Lee', 'Ng', 'Lim', 'Rahman', 'Nair'],
    familyFirst: false,
    shops: [
      'Merlion Beauty',
      'Kopitiam Goods',
      'Orchard Style',
      'Little Katong',
      'Bukit Tea',
      'Jurong Tech',
      'Kallang Sports',
      'Tiong Bahru Home',
      'Sole Singapore',
      'Pawfect Bedok',
    ],
  },
  {
    code: 'ID',
    org: { en: 'Team Indonesia', 'zh-CN': '印度尼西亚团队', vn: 'Nhóm Indonesia' },
    dial: '+62',
    mobile: '81200000',
    given: ['Putri', 'Dewi', 'Siti', 'Budi', 'Rizky', 'Ayu', 'Bagas', 'Intan'],
    family: ['Pratama', 'Wulandari', 'Saputra', 'Lestari', 'Hidayat'],
    familyFirst: false,
    shops: [
      'Cantik Nusantara',
      'Dapur Ibu',
      'Batik Kita',
      'Bunda dan Bayi',
      'Kopi Gayo',
      'Gawai Jakarta',
      'Olahraga Jaya',
      'Rumah Nyaman',
      'Sepatu Bandung',
      'Kucing Manja',
    ],
  },
];
