import type { CountrySeed } from './readAreas';

/** Provinces (ISO 3166-2:TH). */
export const thailand: CountrySeed = {
  code: 'TH',
  names: { en: 'Thailand', 'zh-CN': '泰国', vn: 'Thái Lan' },
  dialling: '+66',
  place: [100.5, 13.76],
  divisions: `
TH-10|曼谷|Bangkok
TH-11|北榄府|Samut Prakan
TH-12|暖武里府|Nonthaburi
TH-13|巴吞他尼府|Pathum Thani
TH-14|大城府|Phra Nakhon Si Ayutthaya
TH-15|红统府|Ang Thong
TH-16|华富里府|Lop Buri
TH-17|信武里府|Sing Buri
TH-18|猜那府|Chai Nat
TH-19|沙拉武里府|Saraburi
TH-20|春武里府|Chon Buri
TH-21|罗勇府|Rayong
TH-22|尖竹汶府|Chanthaburi
TH-23|达叻府|Trat
TH-24|北柳府|Chachoengsao
TH-25|巴真府|Prachin Buri
TH-26|坤西育府|Nakhon Nayok
TH-27|沙缴府|Sa Kaeo
TH-30|呵叻府|Nakhon Ratchasima
TH-31|武里南府|Buri Ram
TH-32|素林府|Surin
TH-33|四色菊府|Si Sa Ket
TH-34|乌汶府|Ubon Ratchathani
TH-35|益梭通府|Yasothon
TH-36|猜也奔府|Chaiyaphum
TH-37|安纳乍能府|Amnat Charoen
TH-38|汶干府|Bueng Kan
TH-39|农磨兰普府|Nong Bua Lam Phu
TH-40|孔敬府|Khon Kaen
TH-41|乌隆府|Udon Thani
TH-42|黎府|Loei
TH-43|廊开府|Nong Khai
TH-44|玛哈沙拉堪府|Maha Sarakham
TH-45|黎逸府|Roi Et
TH-46|加拉信府|Kalasin
TH-47|色军府|Sakon Nakhon
TH-48|那空拍侬府|Nakhon Phanom
TH-49|莫达汉府|Mukdahan
TH-50|清迈府|Chiang Mai
TH-51|南奔府|Lamphun
TH-52|南邦府|Lampang
TH-53|程逸府|Uttaradit
TH-54|帕府|Phrae
TH-55|难府|Nan
TH-56|帕尧府|Phayao
TH-57|清莱府|Chiang Rai
TH-58|夜丰颂府|Mae Hong Son
TH-60|北榄坡府|Nakhon Sawan
TH-61|乌泰他尼府|Uthai Thani
TH-62|甘烹碧府|Kamphaeng Phet
TH-63|达府|Tak
TH-64|素可泰府|Sukhothai
TH-65|彭世洛府|Phitsanulok
TH-66|披集府|Phichit
TH-67|碧差汶府|Phetchabun
TH-70|叻丕府|Ratchaburi
TH-71|北碧府|Kanchanaburi
TH-72|素攀武里府|Suphan Buri
TH-73|佛统府|Nakhon Pathom
TH-74|龙仔厝府|Samut Sakhon
TH-75|夜功府|Samut Songkhram
TH-76|佛丕府|Phetchaburi
TH-77|巴蜀府|Prachuap Khiri Khan
TH-80|洛坤府|Nakhon Si Thammarat
TH-81|甲米府|Krabi
TH-82|攀牙府|Phang Nga
TH-83|普吉府|Phuket
TH-84|素叻他尼府|Surat Thani
TH-85|拉廊府|Ranong
TH-86|春蓬府|Chumphon
TH-90|宋卡府|Songkhla
TH-91|沙敦府|Satun
TH-92|董里府|Trang
TH-93|博他仑府|Phatthalung
TH-94|北大年府|Pattani
TH-95|也拉府|Yala
TH-96|陶公府|Narathiwat
`,
  postCodeOf: (areaCode) => {
    const province = Number(areaCode.slice(3));
    // Samut Prakan shares the 10 of Bangkok, so those after it are one behind.
    return `${province > 10 && province < 20 ? province - 1 : province}xxx`;
  },
};
