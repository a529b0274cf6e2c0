/** The Chinese name of an area in Latin letters: `Jiamidisheng` of 甲米地省. Signs without a reading are left out. */
export const pinyinOf = (name: string): string => {
  const text = [...name].map((sign) => readings.get(sign) ?? '').join('');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** Readings of the signs that the names of the six countries are written with, as they are read in place names. */
const readings = new Map(
  `
a:阿 an:安 ao:奥 ba:巴八 bai:拜 ban:板半 bang:邦榜 bao:保宝 bei:碑北贝 ben:本奔 bi:比碧 bian:边 bin:槟宾 bo:玻博 bu:布 cai:猜
cha:刹差 cheng:城程 chun:春 cuo:厝 da:达打答大 dan:丹 dao:岛 de:德得 deng:登 di:地迪蒂 dian:奠 dong:洞东董 du:都度杜 duan:端 dun:敦
e:莪 er:尔 fang:防 fei:菲 feng:丰 fo:佛 fu:富府 gan:干甘 gang:港 gao:高 ge:哥格戈 gong:贡功公 gu:古谷 guang:广光 guo:国 ha:哈
hai:海 han:汉 he:河和呵 heng:亨 hong:红 hu:湖胡 hua:华化 huo:霍 ji:吉季基集 jia:加甲嘉家 jian:尖 jiang:江 jiao:缴 jie:街 jin:金
jing:京敬静 ju:菊苴 jun:军 ka:卡 kai:开 kan:堪 ke:科克可 kong:孔空 ku:库 kui:奎 kun:坤 la:拉腊 lai:来莱 lan:兰榄 lang:朗廊 lao:老
le:勒叻乐 li:厘里雳璃礼黎利 liang:谅 liao:廖 lin:林粦 liu:六柳 long:隆龙 lou:楼 lu:鲁禄 lun:伦仑 luo:洛罗 lü:吕律 ma:马玛 mai:迈 man:曼
mei:美 men:门 mi:米 mian:棉 miao:描 min:闽民 ming:明 mo:摩磨莫 mu:穆 na:纳那 nai:奈 nan:楠南难 nao:瑙 nei:内 neng:能 ni:尼
nian:年 ning:宁 nong:农侬 nu:努 nuan:暖 nuo:诺 ou:瓯 pa:帕 pai:拍 pan:攀 peng:彭烹蓬 pi:霹皮披丕 ping:平 po:坡 pu:普 qi:齐
qin:芹 qing:清庆 qu:区 qun:群 re:惹 ri:日 rou:柔 sa:萨 san:三 sang:桑 se:色 sen:森 sha:沙砂莎 shan:山 sheng:省 shi:市诗士世
shou:首寿 shu:蜀 shun:顺 si:斯四 song:宋松颂 su:苏宿素 suo:索梭 ta:塔他 tai:泰太 tan:坦 tao:陶 te:特 tong:统通同 tun:吞 tuo:托 wa:哇
wan:万 wang:望 wei:威 wen:汶 weng:翁 wo:沃 wu:勿乌务武 xi:西锡 xia:夏 xian:岘 xin:新信 xing:行兴 xuan:宣 xue:雪 ya:雅亚牙
yan:延雁鄢颜 yang:央 yao:尧 ye:也夜 yi:伊怡益逸义 yin:印 yong:勇永 yu:育 yuan:原 yue:越 zai:仔 zha:乍 zhan:占 zhao:爪 zhen:真
zheng:政 zhi:治志 zhong:中 zhou:州 zhu:竹 zi:自
`
    .trim()
    .split(/\s+/)
    .flatMap((line) => {
      const [reading = '', signs = ''] = line.split(':');
      return [...signs].map((sign) => [sign, reading] as const);
    }),
);
