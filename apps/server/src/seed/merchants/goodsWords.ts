import type { Place } from '../system/places';

/** Product nouns in Thai and in Indonesian, by category; Vietnamese, English and Chinese come from the dictionary. */
export const localNouns: Readonly<Record<string, readonly [th: string, id: string]>> = {
  lipstick: ['ลิปสติก', 'Lipstik'],
  foundation: ['รองพื้น', 'Alas bedak'],
  eyeMakeup: ['อายแชโดว์', 'Eyeshadow'],
  perfume: ['น้ำหอม', 'Parfum'],
  sunscreen: ['ครีมกันแดด', 'Tabir surya'],
  serum: ['เซรั่ม', 'Serum wajah'],
  cleanser: ['โฟมล้างหน้า', 'Sabun muka'],
  mask: ['แผ่นมาสก์หน้า', 'Masker wajah'],
  dress: ['ชุดเดรส', 'Gaun'],
  womenTops: ['เสื้อผู้หญิง', 'Atasan wanita'],
  womenTrousers: ['กางเกงผู้หญิง', 'Celana wanita'],
  muslimWear: ['ชุดมุสลิม', 'Gamis'],
  menTops: ['เสื้อผู้ชาย', 'Kemeja pria'],
  menTrousers: ['กางเกงผู้ชาย', 'Celana pria'],
  jackets: ['แจ็กเก็ต', 'Jaket'],
  menUnderwear: ['กางเกงในชาย', 'Pakaian dalam pria'],
  sneakers: ['รองเท้าผ้าใบ', 'Sepatu olahraga'],
  sandals: ['รองเท้าแตะ', 'Sandal'],
  handbags: ['กระเป๋าถือ', 'Tas tangan'],
  backpacks: ['กระเป๋าเป้', 'Ransel'],
  diapers: ['ผ้าอ้อมเด็ก', 'Popok bayi'],
  babyFood: ['อาหารเด็ก', 'Makanan bayi'],
  toys: ['ของเล่น', 'Mainan anak'],
  babyCare: ['ของใช้เด็ก', 'Perawatan bayi'],
  snacks: ['ขนมขบเคี้ยว', 'Camilan'],
  drinks: ['เครื่องดื่ม', 'Minuman'],
  instantFood: ['อาหารสำเร็จรูป', 'Makanan instan'],
  seasoning: ['เครื่องปรุงรส', 'Bumbu masak'],
  cookware: ['กระทะ', 'Panci'],
  bottles: ['ขวดน้ำ', 'Botol minum'],
  smallAppliances: ['เครื่องใช้ไฟฟ้าเล็ก', 'Peralatan dapur kecil'],
  storageBoxes: ['กล่องถนอมอาหาร', 'Kotak makan'],
  bedding: ['ชุดเครื่องนอน', 'Seprai'],
  lighting: ['โคมไฟ', 'Lampu'],
  cleaning: ['อุปกรณ์ทำความสะอาด', 'Alat kebersihan'],
  decoration: ['ของตกแต่งบ้าน', 'Hiasan rumah'],
  earphones: ['หูฟัง', 'Earphone'],
  powerBanks: ['พาวเวอร์แบงค์', 'Power bank'],
  phoneCases: ['เคสมือถือ', 'Casing ponsel'],
  smartWatches: ['สมาร์ตวอทช์', 'Jam tangan pintar'],
  fitness: ['อุปกรณ์ฟิตเนส', 'Alat fitnes'],
  cycling: ['อุปกรณ์จักรยาน', 'Perlengkapan sepeda'],
  camping: ['อุปกรณ์แคมป์ปิ้ง', 'Perlengkapan kemah'],
  swimming: ['ชุดว่ายน้ำ', 'Perlengkapan renang'],
  catFood: ['อาหารแมว', 'Makanan kucing'],
  dogFood: ['อาหารสุนัข', 'Makanan anjing'],
  petToys: ['ของเล่นสัตว์เลี้ยง', 'Mainan hewan'],
  petCare: ['ของใช้สัตว์เลี้ยง', 'Perawatan hewan'],
  carCare: ['น้ำยาดูแลรถ', 'Perawatan mobil'],
  carElectronics: ['กล้องติดรถยนต์', 'Elektronik mobil'],
  helmets: ['หมวกกันน็อก', 'Helm'],
  carInterior: ['ของแต่งภายในรถ', 'Interior mobil'],
  childrenBooks: ['หนังสือเด็ก', 'Buku anak'],
  notebooks: ['สมุดโน้ต', 'Buku catatan'],
  pens: ['ปากกา', 'Pulpen'],
  novels: ['นิยาย', 'Novel'],
  vitamins: ['วิตามิน', 'Vitamin'],
  massagers: ['เครื่องนวด', 'Alat pijat'],
  oralCare: ['ยาสีฟัน', 'Perawatan gigi'],
  slimming: ['อาหารเสริมควบคุมน้ำหนัก', 'Suplemen diet'],
};

/** Names of makers; none of them is a real one. */
export const brands = [
  'Luminara',
  'Sorana',
  'Velora',
  'Mintoa',
  'Zenkoa',
  'Arayana',
  'Tamarie',
  'Bemilo',
  'Novalio',
  'Karunaya',
  'Lalapo',
  'Orchidea Nine',
  'Tropika Lab',
  'Monsoon & Co',
  'Kinabi',
  'Saigonita',
] as const;

/** What a product comes as, by top category. */
export const variants: Readonly<Record<string, readonly string[]>> = {
  beauty: ['3.5 g', '30 ml', '12 g', '50 ml'],
  skincare: ['SPF50+ 50 ml', '30 ml', '100 ml', '150 g'],
  womenFashion: ['S-XL', 'M-XXL', 'S-L'],
  menFashion: ['M-XXL', 'L-3XL', 'S-XL'],
  shoesBags: ['36-40', '39-44', '12 L', '20 L'],
  motherBaby: ['48 pcs', '6 × 90 g', '3+', '200 ml'],
  food: ['500 g', '12 × 30 g', '330 ml × 6', '1 kg'],
  kitchen: ['24 cm', '750 ml', '1.5 L', '5 pcs'],
  home: ['1.8 m', '12 W', '2 pcs', '40 × 60 cm'],
  phones: ['10 000 mAh', 'ANC', '42 mm', 'Pro'],
  sports: ['5 kg', '2 m', '4 pcs', '20 L'],
  pet: ['1.2 kg', '3 kg', '400 g × 6', '2 pcs'],
  car: ['1 L', '2K', 'M-XL', '4 pcs'],
  books: ['A5', '0.5 mm × 10', '32 pp', '2 vol.'],
  health: ['60 caps', '90 caps', '120 g', '30 sachets'],
};

interface Market {
  /** Middle price of an order line. */
  median: number;
  /** Units of the currency for one US dollar, for comparing only. */
  perUsd: number;
  /** Multiplies followers^0.6 into a shooting fee, and what it is rounded to. */
  fee: readonly [factor: number, step: number];
}

export const markets: Readonly<Record<Place['code'], Market>> = {
  PH: { median: 399, perUsd: 58, fee: [12, 50] },
  MY: { median: 39, perUsd: 4.4, fee: [1, 10] },
  TH: { median: 259, perUsd: 34, fee: [8, 100] },
  VN: { median: 149_000, perUsd: 25_400, fee: [5200, 50_000] },
  SG: { median: 24, perUsd: 1.33, fee: [0.5, 10] },
  ID: { median: 89_000, perUsd: 16_200, fee: [3300, 50_000] },
};

/** How dear a category is beside the middle price. */
export const dearness: Readonly<Record<string, number>> = {
  beauty: 0.8,
  skincare: 1.1,
  womenFashion: 1.2,
  menFashion: 1.1,
  shoesBags: 1.9,
  motherBaby: 1.3,
  food: 0.5,
  kitchen: 1.4,
  home: 1.2,
  phones: 2.1,
  sports: 1.3,
  pet: 0.9,
  car: 1.5,
  books: 0.5,
  health: 1.4,
};
