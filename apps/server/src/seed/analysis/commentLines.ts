import type { Language } from '@backlot/comment-words';

type Some = readonly [string, ...string[]];

/** What people write under works in a language; `{x}` is one of the things they write about. */
export interface Lines {
  things: Some;
  good: Some;
  bad: Some;
  plain: Some;
  asking: Some;
  spam: Some;
}

export const commentLines: Record<Language, Lines> = {
  fil: {
    things: ['sunscreen', 'lipstick', 'tela', 'kulay', 'bag', 'serum', 'packaging'],
    good: [
      'Ganda ng {x}, sulit na sulit 😍',
      'Legit po, mura pa. Bibili ulit ako ng {x}',
      'Hiyang sa akin ang {x} ❤️',
      'Ang cute ng {x}, love it',
      'Mabilis ang shipping at maganda ang {x}',
      'Effective ang {x}, salamat po!',
      'Sobrang ganda promise, bagay sa lahat',
      'Worth it ang {x}, five star ⭐',
    ],
    bad: [
      'Peke po yung {x} na dumating sa akin 😡',
      'Ang tagal dumating, 2 weeks na wala pa rin ang {x}',
      'Pangit ng {x}, sira agad',
      'Scam ba ito? hindi sumasagot ang seller',
      'Gusto ko ng refund, mali ang {x} na pinadala',
      'Hindi sulit, ang nipis ng {x}',
    ],
    plain: [
      'Same {x} tayo',
      'Nasa cart ko na ang {x}',
      'Payday na lang',
      'Present po dito sa live',
      'First!',
      'Ako lang ba ang ngayon lang nakakita nito',
    ],
    asking: [
      'Magkano po ang {x}?',
      'May COD po ba?',
      'Available pa po ba ang {x}?',
      'Anong size po kasya sa plus size?',
      'Legit check po, may {x} pa ba?',
    ],
    spam: [
      'Add me sa viber 0917 123 4567 para sa murang load',
      'Mas mura dito https://cheap-deals.example check nyo',
      'PM me for extra income work from home',
    ],
  },
  vi: {
    things: ['son', 'kem chống nắng', 'áo', 'chất vải', 'màu', 'serum', 'túi'],
    good: [
      '{x} đẹp quá, mình thích lắm 😍',
      'Giao hàng nhanh, {x} chất lượng tốt',
      'Dùng {x} rất ưng, sẽ mua lại',
      '{x} xịn thật sự, giá rẻ nữa',
      'Mình mua {x} rồi, đáng tiền lắm',
      'Cảm ơn shop, {x} đúng như mô tả ❤️',
      'Xinh quá chị ơi, {x} hợp với chị',
      'Tuyệt vời, 5 sao cho {x}',
    ],
    bad: [
      'Hàng giả rồi, {x} khác hẳn trong video 😡',
      'Giao hàng chậm quá, chờ {x} 2 tuần rồi',
      '{x} bị lỗi, shop không trả lời',
      'Lừa đảo à, đặt {x} mà gửi cái khác',
      'Thất vọng về {x}, không giống hình',
      'Mình muốn hoàn tiền, {x} bị rách',
    ],
    plain: [
      'Mình cũng có {x} này',
      'Thêm {x} vào giỏ rồi',
      'Hóng live tối nay',
      'Chấm hóng',
      'Đợi lương về',
      'Ai xem tới phút cuối giống mình',
    ],
    asking: [
      '{x} giá bao nhiêu vậy ạ?',
      'Còn hàng không shop?',
      'Da dầu dùng {x} được không ạ?',
      'Size M mặc vừa không chị?',
      '{x} mua ở đâu vậy?',
    ],
    spam: [
      'Kết bạn zalo 0912 345 678 nhận quà miễn phí',
      'Mua rẻ hơn tại https://gia-re.example nha',
      'Tuyển cộng tác viên làm tại nhà, inbox mình',
    ],
  },
  th: {
    things: ['ลิปสติก', 'ครีมกันแดด', 'เสื้อ', 'กระเป๋า', 'เซรั่ม', 'สีนี้', 'แพ็กเกจ'],
    good: [
      '{x}ดีมาก ชอบมากค่ะ 😍',
      'ส่งเร็วมาก {x}สวยตรงปก',
      '{x}คุ้มค่ามาก ซื้อซ้ำแน่นอน',
      'ใช้{x}แล้วผิวดีขึ้นจริง',
      'น่ารักมาก {x}สวยทุกสี ❤️',
      'ของแท้ ราคาถูก แนะนำเลย',
      'ประทับใจ{x}มาก ขอบคุณค่ะ',
    ],
    bad: [
      '{x}ของปลอม ไม่เหมือนในคลิป 😡',
      'ส่งช้ามาก รอ{x}สองอาทิตย์แล้ว',
      '{x}แตก แพ็กไม่ดีเลย',
      'โดนโกง สั่ง{x}แล้วร้านเงียบ',
      'ผิดหวังกับ{x} ไม่คุ้มเงิน',
      'ใช้{x}แล้วหน้าแพ้ ขอคืนเงินได้ไหม',
    ],
    plain: ['มี{x}แล้วเหมือนกัน', 'กดใส่ตะกร้าแล้ว', 'รอไลฟ์คืนนี้', 'มาคนแรก', 'รอเงินเดือนออก', 'ปักหมุด{x}หน่อยค่ะ'],
    asking: ['{x}ราคาเท่าไหร่คะ?', 'ยังมีของไหมคะ?', '{x}ซื้อที่ไหนคะ?', 'ผิวมันใช้{x}ได้ไหมคะ?', 'มีเก็บปลายทางไหมครับ?'],
    spam: ['แอดไลน์ line id: promo1234 รับของฟรี', 'ถูกกว่าที่นี่ https://sale-th.example', 'หารายได้เสริม ทำงานที่บ้าน ทักมา'],
  },
  id: {
    things: ['lipstik', 'sunscreen', 'bahan', 'warna', 'tas', 'serum', 'kemasan'],
    good: [
      '{x} bagus banget, suka 😍',
      'Pengiriman cepat, {x} sesuai foto',
      'Puas sama {x}, pasti beli lagi',
      '{x} murah tapi berkualitas',
      'Cantik banget kak, {x} cocok ❤️',
      'Recommended, {x} asli',
      'Keren banget {x} nya, makasih kak',
    ],
    bad: [
      '{x} palsu, beda sama video 😡',
      'Pengiriman lama banget, {x} belum sampai',
      '{x} rusak, penjual tidak balas',
      'Penipuan, pesan {x} dikirim yang lain',
      'Kecewa sama {x}, tidak sesuai',
      'Minta refund, {x} cacat',
    ],
    plain: ['Aku juga punya {x}', 'Udah masuk keranjang', 'Nunggu gajian dulu', 'Hadir kak', 'Nunggu live nanti malam'],
    asking: ['Harga {x} berapa kak?', 'Masih ada stok kak?', 'Bisa COD kak?', '{x} beli di mana kak?', 'Kulit berminyak boleh pakai {x}?'],
    spam: ['WA 0812 3456 7890 dapat hadiah gratis', 'Lebih murah di https://murah-id.example', 'Kerja dari rumah, DM aku ya'],
  },
  ms: {
    things: ['gincu', 'sunscreen', 'kain', 'warna', 'beg', 'serum', 'bungkusan'],
    good: [
      '{x} cantik sangat, suka 😍',
      'Penghantaran cepat, {x} terbaik',
      'Berbaloi beli {x}, akan repeat',
      '{x} murah dan berkualiti',
      'Comel sangat {x} ni ❤️',
      'Memang puas hati dengan {x}',
    ],
    bad: [
      '{x} tiruan, tak sama macam video 😡',
      'Lambat sangat sampai, {x} dua minggu',
      '{x} rosak, penjual tak balas',
      'Kena tipu, order {x} dapat lain',
      'Kecewa dengan {x}, tak berbaloi',
      'Nak refund, {x} koyak',
    ],
    plain: ['Saya pun ada {x}', 'Dah masuk troli', 'Tunggu gaji dulu', 'Hadir kak', 'Tunggu live malam ni'],
    asking: ['Berapa harga {x}?', 'Ada stok lagi tak?', 'Boleh COD?', '{x} beli dekat mana?', 'Kulit berminyak boleh guna {x}?'],
    spam: ['WhatsApp 012 345 6789 dapat hadiah percuma', 'Lagi murah di https://murah-my.example', 'Kerja dari rumah, DM saya'],
  },
  en: {
    things: ['sunscreen', 'lipstick', 'fabric', 'colour', 'bag', 'serum', 'packaging'],
    good: [
      'Love this {x}, so pretty 😍',
      'Fast delivery and great {x}',
      'The {x} is worth it, buying again',
      'Best {x} ever, highly recommend',
      'So cute, the {x} is perfect ❤️',
      'Good quality {x} and cheap',
      'Amazing {x}, thank you!',
    ],
    bad: [
      'Fake {x}, not like the video 😡',
      'Late delivery, waited two weeks for the {x}',
      'The {x} arrived broken, no reply from seller',
      'Scam, ordered {x} and got something else',
      'Disappointed with the {x}, waste of money',
      'I want a refund, the {x} is damaged',
    ],
    plain: ['I have the same {x}', 'Added the {x} to my cart', 'Waiting for payday', 'First', 'Who else is here after the live'],
    asking: [
      'How much is the {x}?',
      'Is the {x} still available?',
      'Where can I buy this?',
      'Does the {x} work for oily skin?',
      'Is COD available?',
    ],
    spam: ['Add me on whatsapp +65 9123 4567 for free gifts', 'Cheaper here https://deals.example', 'Earn money from home, DM me'],
  },
  zh: {
    things: ['口红', '防晒', '面料', '颜色', '包', '精华', '包装'],
    good: [
      '{x}真好看，太喜欢了😍',
      '发货很快，{x}质量很好',
      '{x}性价比高，会回购',
      '达人推荐的{x}没踩雷',
      '{x}很值，五星好评',
      '谢谢分享，{x}很好用❤️',
    ],
    bad: [
      '{x}是假货，和视频不一样😡',
      '发货太慢，{x}等了两周',
      '{x}坏了，客服不回',
      '骗子，下单{x}寄错了',
      '{x}很失望，不值这个价',
      '申请退款，{x}有破损',
    ],
    plain: ['我也有这个{x}', '加购物车了', '等发工资', '来了来了', '等今晚直播'],
    asking: ['{x}多少钱？', '{x}还有货吗？', '哪里可以买？', '油皮能用这个{x}吗？', '支持货到付款吗？'],
    spam: ['加微信 abc12345 领免费礼物', '更便宜 https://pianyi.example', '在家兼职，私信我'],
  },
};
