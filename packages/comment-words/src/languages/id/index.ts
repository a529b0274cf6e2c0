import type { LanguageData } from '../LanguageData';
import { adverts, complaints } from './complaints';
import { feelings } from './feelings';
import { aliases, dictionary, stopWords } from './words';

export const id: LanguageData = {
  code: 'id',
  script: 'latin',
  markers:
    'gak, nggak, enggak, ga, gk, banget, bgt, kak, kakak, aku, udah, udh, aja, sih, dong, deh, kok, gimana, kayak, kemarin, bisa, kalau, kalo, cuma, doang, nih, tuh, juga, yang, ini, itu, sama, buat, dari, dengan, karena, tapi, bukan, belum, kapan, berapa, gue, gua, lo, lu, bikin, banyak, ternyata, pakai, mulu, malah, habis, minta, toko, uang, kamu, emang, beneran, pengen, temenku, ongkir, bakal',
  stopWords,
  aliases,
  dictionary,
  feelings,
  negators:
    'tidak, bukan, belum, jangan, tanpa, kurang, tidak pernah, tidak ada, tidak bisa, tidak usah, anti, nyaris tidak, tidak akan, tidak bakal, mana ada',
  intensifiers:
    'sangat, banget, sekali, amat, terlalu, paling, super, bener, benar, beneran, parah, gila, abis, habis, sungguh, benar-benar, luar biasa, pol, poll, maksimal, kebangetan, bener-bener, total, selalu, makin, badai, to the max, se, nian, pisan, asli, sumpah, betul',
  softeners: 'agak, lumayan, sedikit, rada, cukup, kurang lebih, dikit, aja, doang',
  contrasts: 'tapi, tetapi, namun, ternyata, malah, sayangnya, cuma, hanya saja, padahal, eh, pas',
  questions:
    'berapa, kapan, di mana, dimana, mana, bagaimana, gimana, kenapa, mengapa, apa, apakah, siapa, yang mana, jam berapa, bisa gak, ada gak, boleh gak, boleh tanya, mau tanya, numpang tanya, ada yang tau, caranya gimana, bisa cod, bisa kirim, tidak ya, tidak kak, ori kak, bisa tidak, ada tidak, boleh tidak, aman tidak, ya kak, spill harga',
  whys: 'kenapa, mengapa, kok',
  addresses: 'ya, kak, kakak, gan, sis, min, bun, bunda, bang, mbak, mas, say, sih, dong, nih, tuh',
  questionStarts: '',
  questionEnds: 'tidak, kah, ya, kan, apa, belum, mana',
  complaints,
  adverts,
};
