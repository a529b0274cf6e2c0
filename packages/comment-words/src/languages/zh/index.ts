import type { LanguageData } from '../LanguageData';
import { adverts, complaints } from './complaints';
import { dictionary } from './dictionary';
import { feelings } from './feelings';
import { stopWords } from './stopWords';

export const zh: LanguageData = {
  code: 'zh',
  script: 'han',
  markers: '的,了,是,我,你,不,在,有,这,吗,们,他,她,么,没,很,也,就,都',
  stopWords,
  aliases:
    '吗: 嘛, 嗎\n没: 沒, 木有\n喜欢: 稀饭, 中意, 喜歡\n什么: 神马, 啥, 什麼\n不: 8要, 甭\n怎么: 咋, 肿么, 怎麼\n主播: 煮啵, 主啵\n粉丝: 粉絲',
  dictionary,
  feelings,
  negators:
    '不,没,没有,无,别,不是,不会,不要,不用,不够,并不,从不,从没,绝不,毫不,不太,不怎么,不能,不想,不再,再也不,未,难以,拒绝,缺乏,谈不上,算不上,一点也不,一点都不',
  intensifiers:
    '很,非常,太,超,超级,特别,真,真的,好,最,更,极其,极,十分,相当,格外,简直,实在,真是,巨,贼,老,超超,无比,绝对,完全,死了,坏了,极了,爆了,得很,得不行,得要命,要命,得不得了,疯了,透了,这么,那么,如此,多么,越来越,死我了,无敌',
  softeners: '有点,有些,有点儿,稍微,略,略微,比较,还算,算是,一点,稍',
  contrasts: '但是,但,可是,不过,然而,却,结果,只是,就是,可惜,没想到,其实,反而,谁知',
  questions:
    '什么,怎么,多少,多少钱,多少瓦,哪里,哪儿,哪个,哪款,哪家,几点,几号,几岁,几天,几瓦,几个,多久,多大,多长,多重,什么时候,为什么,为啥,请问,问一下,问下,想问,有没有,是不是,能不能,可不可以,会不会,要不要,好不好,怎样,如何,怎么样,可以吗,能否,是否,有人知道,求问,好用吗,怎么卖,怎么买',
  whys: '为什么,为啥,怎么,咋,凭什么',
  addresses: '啊,呀,呢,亲,姐,姐姐,老板,主播,大家,哦,哈',
  questionStarts: '',
  questionEnds: '吗,呢,么,不啊,吗亲',
  complaints,
  adverts,
};
