import type { LanguageData } from '../LanguageData';
import { adverts, complaints } from './complaints';
import { feelings } from './feelings';
import { aliases, dictionary, stopWords } from './words';

export const vi: LanguageData = {
  code: 'vi',
  script: 'latin',
  isTypedWithoutMarks: true,
  markers:
    'không, của, và, là, có, được, cho, mình, này, với, nha, nhé, ạ, vậy, rồi, quá, lắm, thì, mà, chị, em, ơi, một, những, cũng, đã, sẽ, bị, như, người, ko, dc, mn, bn, xài, luôn, hông, khong, nhieu, duoc, minh, qua, lam, cua, oi, roi, vay, nhe',
  stopWords,
  aliases,
  dictionary,
  feelings,
  negators:
    'không, chẳng, chả, chưa, đừng, không có, không phải, không hề, chưa bao giờ, không bao giờ, đâu có, có đâu, chưa thấy, không thấy, không được, chẳng có, không còn, nào có',
  intensifiers:
    'rất, quá, lắm, cực, cực kỳ, không ngờ, siêu, vô cùng, thật, thật sự, thực sự, quá trời, quá chừng, quá đi, ghê, dữ, dã man, kinh khủng khiếp, xỉu, hết sức, hết nấc, luôn, khá, tuyệt đối, hoàn toàn, hẳn, thiệt, thiệt sự, cực kì, phết, vãi, vl, vcl, ghê luôn, quá xá, hơn bao giờ, nhất, toàn, hoài, mãi, càng, càng ngày càng, ngày càng, đỉnh cao, tột độ, tùm lum, thế, vậy luôn, ghê gớm, xỉu up xỉu down, đã đời',
  softeners: 'hơi, hơi bị, một chút, chút, chút xíu, tí, xíu, tạm, cũng, cũng được, tương đối, gần như',
  contrasts: 'nhưng, nhưng mà, mà, tuy nhiên, song, thế mà, vậy mà, ai dè, ai ngờ, hóa ra, tiếc là, cơ mà, có điều, chỉ là',
  questions:
    'bao nhiêu, bao lâu, bao giờ, khi nào, ở đâu, chỗ nào, mấy giờ, mấy tuổi, mấy ngày, mấy cái, số mấy, mấy hộp, nào vậy, gì vậy, gì thế, là gì, cái gì, tên gì, hiệu gì, hãng gì, sao vậy, làm sao, thế nào, như thế nào, ra sao, tại sao, vì sao, sao lại, cho hỏi, cho em hỏi, xin hỏi, hỏi chút, có phải, phải không, được không, có không, không ạ, không shop, không chị, không em, không bạn, không vậy, không ta, hả, hả shop, đúng không, ai biết, giá sao, giá nhiêu, nhiêu tiền, nhiêu, xin giá, giá vậy, ở đâu vậy, khác gì, liên hệ sao, cách nào, hay là',
  whys: 'sao, sao lại, tại sao, vì sao, sao mà, gì mà',
  addresses: 'ạ, shop, chị, em, anh, bạn, cô, ơi, vậy, thế, ta, nhỉ, nha, mọi người, à, luôn, ad, mình, shop ơi',
  questionStarts: '',
  questionEnds: 'không, chưa, hả, nhỉ, ta',
  complaints,
  adverts,
};
