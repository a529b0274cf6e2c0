import type { LanguageData } from '../LanguageData';
import { adverts, complaints } from './complaints';
import { feelings } from './feelings';
import { aliases, dictionary, stopWords } from './words';

export const ms: LanguageData = {
  code: 'ms',
  script: 'latin',
  markers:
    'tak, takde, takdelah, dah, nak, je, ke, kat, ni, tu, korang, awak, akak, abang, boleh, macam, sangat, betul, lepas, hari ni, hari tu, semalam, esok, la, lah, ye, kena, saya, dia, pun, sini, asyik, langsung, sebab, cakap, tengok, bila, apa, jugak, ramai, kedai, pos, wasap, mak, jenama, saiz, kualiti, percuma, tengah, gila, guna, kawan, memang, sesiapa, takpe, xde, dgn, yg, siap, hantar, duit, patut, rosak, hodoh, sedap, comel, lawa, berbaloi, terbaik, padu',
  stopWords,
  aliases,
  dictionary,
  feelings,
  negators:
    'tak, tidak, bukan, belum, jangan, takkan, tiada, takde, tanpa, kurang, tak pernah, tak boleh, tak payah, tak ada, tak nak, langsung tak, tak berapa, tak akan, mana ada',
  intensifiers:
    'sangat, sgt, betul, gila, giler, memang, sungguh, amat, paling, terlalu, super, habis, gile, nak mampus, teruk, benar, sekali, betul-betul, gila babas, kaw, kaw-kaw, teramat, semakin, makin, tersangat, dok, over, langsung, lagi, really, so, very, dia punya',
  softeners: 'agak, sikit, sedikit, boleh tahan, kurang, lebih kurang, cukup, je',
  contrasts: 'tapi, tetapi, namun, malangnya, sayangnya, cuma, cuma je, padahal, alih-alih, sekali, terus',
  questions:
    'berapa, bila, mana, kat mana, di mana, dekat mana, macam mana, camne, kenapa, apa, apakah, siapa, yang mana, pukul berapa, boleh ke, ada ke, boleh tak, ada tak, sesuai tak, nak tanya, nak tahu, tumpang tanya, ada sesiapa tahu, apa beza, apa nama, adakah, bolehkah, harga berapa, berapa ringgit, boleh pos, boleh cod',
  whys: 'kenapa, apsal, pasal apa',
  addresses: 'ye, ya, sis, kak, akak, abang, bro, tu, ni, eh, la',
  questionStarts: '',
  questionEnds: 'tak, ke, ye, kan, belum, eh, mana, apa',
  complaints,
  adverts,
};
