import type { CountrySeed } from './readAreas';

/** Regions and their provinces (ISO 3166-2:PH). */
export const philippines: CountrySeed = {
  code: 'PH',
  names: { en: 'Philippines', 'zh-CN': '菲律宾', vn: 'Philippines' },
  dialling: '+63',
  place: [120.98, 14.6],
  divisions: `
PH-00|国家首都区|Metro Manila|Vùng đô thị Manila
PH-15|科迪勒拉行政区|Cordillera Administrative Region|Vùng Cordillera
  PH-ABR|阿布拉省|Abra
  PH-APA|阿巴尧省|Apayao
  PH-BEN|本格特省|Benguet
  PH-IFU|伊富高省|Ifugao
  PH-KAL|卡林阿省|Kalinga
  PH-MOU|高山省|Mountain Province
PH-01|伊罗戈斯大区|Ilocos Region|Vùng Ilocos
  PH-ILN|北伊罗戈省|Ilocos Norte
  PH-ILS|南伊罗戈省|Ilocos Sur
  PH-LUN|拉乌尼翁省|La Union
  PH-PAN|邦阿西楠省|Pangasinan
PH-02|卡加延河谷大区|Cagayan Valley|Thung lũng Cagayan
  PH-BTN|巴丹群岛省|Batanes
  PH-CAG|卡加延省|Cagayan
  PH-ISA|伊莎贝拉省|Isabela
  PH-NUV|新比斯开省|Nueva Vizcaya
  PH-QUI|季里诺省|Quirino
PH-03|中央吕宋大区|Central Luzon|Trung Luzon
  PH-AUR|奥罗拉省|Aurora
  PH-BAN|巴丹省|Bataan
  PH-BUL|布拉干省|Bulacan
  PH-NUE|新怡诗夏省|Nueva Ecija
  PH-PAM|邦板牙省|Pampanga
  PH-TAR|打拉省|Tarlac
  PH-ZMB|三描礼士省|Zambales
PH-40|甲拉巴松大区|Calabarzon
  PH-BTG|八打雁省|Batangas
  PH-CAV|甲米地省|Cavite
  PH-LAG|内湖省|Laguna
  PH-QUE|奎松省|Quezon
  PH-RIZ|黎刹省|Rizal
PH-41|民马罗巴大区|Mimaropa
  PH-MAD|马林杜克省|Marinduque
  PH-MDC|西民都洛省|Occidental Mindoro
  PH-MDR|东民都洛省|Oriental Mindoro
  PH-PLW|巴拉望省|Palawan
  PH-ROM|朗布隆省|Romblon
PH-05|比科尔大区|Bicol Region|Vùng Bicol
  PH-ALB|阿尔拜省|Albay
  PH-CAN|北甘马粦省|Camarines Norte
  PH-CAS|南甘马粦省|Camarines Sur
  PH-CAT|卡坦端内斯省|Catanduanes
  PH-MAS|马斯巴特省|Masbate
  PH-SOR|索索贡省|Sorsogon
PH-06|西米沙鄢大区|Western Visayas|Tây Visayas
  PH-AKL|阿克兰省|Aklan
  PH-ANT|安蒂克省|Antique
  PH-CAP|卡皮斯省|Capiz
  PH-GUI|吉马拉斯省|Guimaras
  PH-ILI|怡朗省|Iloilo
PH-18|内格罗斯岛大区|Negros Island Region|Vùng đảo Negros
  PH-NEC|西内格罗省|Negros Occidental
  PH-NER|东内格罗省|Negros Oriental
  PH-SIG|锡基霍尔省|Siquijor
PH-07|中米沙鄢大区|Central Visayas|Trung Visayas
  PH-BOH|保和省|Bohol
  PH-CEB|宿务省|Cebu
PH-08|东米沙鄢大区|Eastern Visayas|Đông Visayas
  PH-BIL|比利兰省|Biliran
  PH-EAS|东萨马省|Eastern Samar
  PH-LEY|莱特省|Leyte
  PH-NSA|北萨马省|Northern Samar
  PH-WSA|萨马省|Samar
  PH-SLE|南莱特省|Southern Leyte
PH-09|三宝颜半岛大区|Zamboanga Peninsula|Bán đảo Zamboanga
  PH-SLU|苏禄省|Sulu
  PH-ZAN|北三宝颜省|Zamboanga del Norte
  PH-ZAS|南三宝颜省|Zamboanga del Sur
  PH-ZSI|三宝颜锡布格省|Zamboanga Sibugay
PH-10|北棉兰老大区|Northern Mindanao|Bắc Mindanao
  PH-BUK|布基农省|Bukidnon
  PH-CAM|卡米金省|Camiguin
  PH-LAN|北拉瑙省|Lanao del Norte
  PH-MSC|西米萨米斯省|Misamis Occidental
  PH-MSR|东米萨米斯省|Misamis Oriental
PH-11|达沃大区|Davao Region|Vùng Davao
  PH-COM|达沃德奥罗省|Davao de Oro
  PH-DAV|北达沃省|Davao del Norte
  PH-DAS|南达沃省|Davao del Sur
  PH-DVO|西达沃省|Davao Occidental
  PH-DAO|东达沃省|Davao Oriental
PH-12|中棉兰老大区|Soccsksargen
  PH-NCO|哥打巴托省|Cotabato
  PH-SAR|萨兰加尼省|Sarangani
  PH-SCO|南哥打巴托省|South Cotabato
  PH-SUK|苏丹库达拉省|Sultan Kudarat
PH-13|卡拉加大区|Caraga
  PH-AGN|北阿古桑省|Agusan del Norte
  PH-AGS|南阿古桑省|Agusan del Sur
  PH-DIN|迪纳加特群岛省|Dinagat Islands
  PH-SUN|北苏里高省|Surigao del Norte
  PH-SUR|南苏里高省|Surigao del Sur
PH-14|棉兰老穆斯林邦萨摩洛自治区|Bangsamoro|Khu tự trị Bangsamoro
  PH-BAS|巴西兰省|Basilan
  PH-LAS|南拉瑙省|Lanao del Sur
  PH-MGN|北马京达瑙省|Maguindanao del Norte
  PH-MGS|南马京达瑙省|Maguindanao del Sur
  PH-TAW|塔威塔威省|Tawi-Tawi
`,
};
