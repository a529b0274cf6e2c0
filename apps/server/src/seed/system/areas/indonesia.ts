import type { CountrySeed } from './readAreas';

/** Provinces (ISO 3166-2:ID). */
export const indonesia: CountrySeed = {
  code: 'ID',
  names: { en: 'Indonesia', 'zh-CN': '印度尼西亚', vn: 'Indonesia' },
  dialling: '+62',
  place: [106.85, -6.21],
  divisions: `
ID-JK|雅加达首都特区|Jakarta
ID-AC|亚齐|Aceh
ID-BA|巴厘|Bali
ID-BB|邦加-勿里洞|Bangka Belitung Islands|Quần đảo Bangka Belitung
ID-BT|万丹|Banten
ID-BE|明古鲁|Bengkulu
ID-JT|中爪哇|Central Java|Trung Java
ID-KT|中加里曼丹|Central Kalimantan|Trung Kalimantan
ID-PT|中巴布亚|Central Papua|Trung Papua
ID-ST|中苏拉威西|Central Sulawesi|Trung Sulawesi
ID-JI|东爪哇|East Java|Đông Java
ID-KI|东加里曼丹|East Kalimantan|Đông Kalimantan
ID-NT|东努沙登加拉|East Nusa Tenggara|Đông Nusa Tenggara
ID-GO|哥伦打洛|Gorontalo
ID-PE|高地巴布亚|Highland Papua|Papua Cao nguyên
ID-JA|占碑|Jambi
ID-LA|楠榜|Lampung
ID-MA|马鲁古|Maluku
ID-KU|北加里曼丹|North Kalimantan|Bắc Kalimantan
ID-MU|北马鲁古|North Maluku|Bắc Maluku
ID-SA|北苏拉威西|North Sulawesi|Bắc Sulawesi
ID-SU|北苏门答腊|North Sumatra|Bắc Sumatra
ID-PA|巴布亚|Papua
ID-RI|廖内|Riau
ID-KR|廖内群岛|Riau Islands|Quần đảo Riau
ID-KS|南加里曼丹|South Kalimantan|Nam Kalimantan
ID-PS|南巴布亚|South Papua|Nam Papua
ID-SN|南苏拉威西|South Sulawesi|Nam Sulawesi
ID-SS|南苏门答腊|South Sumatra|Nam Sumatra
ID-SG|东南苏拉威西|Southeast Sulawesi|Đông Nam Sulawesi
ID-PD|西南巴布亚|Southwest Papua|Tây Nam Papua
ID-JB|西爪哇|West Java|Tây Java
ID-KB|西加里曼丹|West Kalimantan|Tây Kalimantan
ID-NB|西努沙登加拉|West Nusa Tenggara|Tây Nusa Tenggara
ID-PB|西巴布亚|West Papua|Tây Papua
ID-SR|西苏拉威西|West Sulawesi|Tây Sulawesi
ID-SB|西苏门答腊|West Sumatra|Tây Sumatra
ID-YO|日惹特区|Yogyakarta
`,
};
