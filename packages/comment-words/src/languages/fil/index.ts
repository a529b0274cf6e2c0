import type { LanguageData } from '../LanguageData';
import { adverts, complaints } from './complaints';
import { feelings } from './feelings';
import { aliases, dictionary, stopWords } from './words';

export const fil: LanguageData = {
  code: 'fil',
  script: 'latin',
  markers:
    'ang, ng, mga, po, opo, sa, na, naman, lang, ba, ko, mo, ako, ikaw, ka, kayo, nyo, niyo, siya, yung, yan, yun, ito, to, nito, dito, dyan, hindi, di, wala, walang, may, meron, mayroon, pa, pala, daw, raw, talaga, kasi, pero, tapos, kung, pag, para, ano, anong, saan, kailan, paano, magkano, sino, ilang, gaano, sobrang, puro, nag, isang, ate, kuya, lodi, sana, kahapon, bukas, agad, muna, din, rin, nga, nila, natin, namin, sila, kami, tayo, akin, sayo, iba, ulit, kaya, lahat, nang, at, ay, wag, huwag, gusto, ayaw, ayoko, sulit, pwede, mura, mahal, kaka, nakaka, mas, palink, pano',
  stopWords,
  aliases,
  dictionary,
  feelings,
  negators:
    "hindi, wala, walang, huwag, ayaw, ayoko, di man lang, hindi naman, not, no, don't, never, kulang, hindi pa, wala pang, hindi na",
  intensifiers:
    'sobra, sobrang, napaka, ang, talaga, grabe, super, masyado, masyadong, very, so, lubos, pinaka, todo, really, lalong, lalo, sobra sobra, na na, tunay, puro, halatang, laging, too, hanep, apaka',
  softeners: 'medyo, konti, kaunti, parang, lang, naman, slight',
  contrasts: 'pero, kaso, kaya lang, ngunit, subalit, tapos, but, sayang lang, pala, bagkus',
  questions:
    'magkano, hm, how much, saan, saan po, nasaan, kailan, paano, ano, anong, ano po, sino, sinong may, ilan, ilang, gaano, alin, bakit, pwede po ba, pwede ba, may po ba, meron po ba, meron ba, okay po ba, safe po ba, legit po ba, original po ba, po ba, pa ba, available pa, patanong, ask ko lang, tanong ko lang, ano ang, nagpapadala, pwede cod, pabulong, what time, hm po, how much po',
  whys: 'bakit',
  addresses: 'po, ate, kuya, sis, mam, maam, sir, ba, mars, besh, dito, yan, ito',
  questionStarts: '',
  questionEnds: 'ba, po ba, kaya, diba, no, ano',
  complaints,
  adverts,
};
