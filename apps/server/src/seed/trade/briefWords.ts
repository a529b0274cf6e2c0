import type { Written } from '../demo/written';

/** What is to be shown of a product, by top category. */
export const briefsByTop: Readonly<Record<string, Written>> = {
  beauty: {
    en: [
      'Put the product on in front of the camera and show your face before and after in the same light.',
      'Try two shades in daylight and say which skin tone each one suits.',
    ],
    vn: [
      'Trang điểm trực tiếp trước máy quay, cho thấy gương mặt trước và sau trong cùng ánh sáng.',
      'Thử hai tông màu dưới ánh sáng tự nhiên và nói rõ hợp với màu da nào.',
    ],
  },
  skincare: {
    en: [
      'Show the texture on the back of your hand and how you use it in your morning routine. No promises of healing.',
      'Use it for a week and tell honestly how your skin feels. No filters on close-ups.',
    ],
    vn: [
      'Cho thấy kết cấu trên mu bàn tay và cách dùng trong chu trình buổi sáng. Không hứa hẹn chữa trị.',
      'Dùng trong một tuần và chia sẻ thật về cảm nhận trên da. Không dùng filter khi quay cận.',
    ],
  },
  womenFashion: {
    en: [
      'Wear it for a normal day out, name your height and size, and show it from all sides.',
      'Style it in two ways, one for the office and one for the weekend.',
    ],
    vn: ['Mặc đi chơi như ngày thường, nói rõ chiều cao và size, quay đủ các góc.', 'Phối hai kiểu: một bộ đi làm, một bộ cuối tuần.'],
  },
  menFashion: {
    en: [
      'Wear it at work and after work, name your height and weight, and show how the fabric moves.',
      'Compare the fit of two sizes and say which one you would keep.',
    ],
    vn: [
      'Mặc đi làm và sau giờ làm, nói rõ chiều cao cân nặng, cho thấy chất vải khi cử động.',
      'So sánh form của hai size và nói bạn sẽ giữ size nào.',
    ],
  },
  shoesBags: {
    en: [
      'Walk in front of the camera and show seams, sole and inside close up.',
      'Pack what you carry on a normal day and show that it fits.',
    ],
    vn: ['Đi lại trước máy quay, quay cận đường may, đế và bên trong.', 'Xếp đồ mang theo hằng ngày và cho thấy độ chứa.'],
  },
  motherBaby: {
    en: [
      'Show it in a normal day with your child and read the age on the package aloud. Do not show children of others.',
      'Tell what you used before and what is easier now.',
    ],
    vn: [
      'Dùng trong một ngày bình thường với bé và đọc rõ độ tuổi trên bao bì. Không quay con của người khác.',
      'Kể trước đây bạn dùng gì và bây giờ tiện hơn ở đâu.',
    ],
  },
  food: {
    en: [
      'Open the package on camera, taste it and describe it in your own words.',
      'Prepare it as you would at home and let somebody of the family taste it too.',
    ],
    vn: ['Mở gói trước máy quay, ăn thử và tả hương vị bằng lời của bạn.', 'Chế biến như ở nhà và mời một người trong gia đình ăn thử.'],
  },
  kitchen: {
    en: [
      'Cook one dish from start to end with it and show how it is cleaned afterwards.',
      'Show the size next to things of every day, and what fits in.',
    ],
    vn: ['Nấu trọn một món với sản phẩm và cho thấy cách vệ sinh sau đó.', 'Đặt cạnh đồ dùng quen thuộc để thấy kích thước và sức chứa.'],
  },
  home: {
    en: ['Show the room before and after in one slow shot.', 'Set it up on camera, with how long it took and what tools you needed.'],
    vn: ['Quay chậm một cảnh căn phòng trước và sau.', 'Lắp đặt trước máy quay, nói mất bao lâu và cần dụng cụ gì.'],
  },
  phones: {
    en: [
      'Unbox it, connect it on camera, and use it for a day outdoors.',
      'Measure it: charging time, battery at the end of a day, sound in a noisy street.',
    ],
    vn: [
      'Mở hộp, kết nối trước máy quay và dùng một ngày ngoài trời.',
      'Đo thực tế: thời gian sạc, pin cuối ngày, âm thanh ngoài đường ồn.',
    ],
  },
  sports: {
    en: [
      'Use it in a whole training session and show the set-up.',
      'Tell whom it suits, beginners or advanced, and show one common mistake.',
    ],
    vn: ['Dùng trong trọn một buổi tập và cho thấy cách lắp.', 'Nói rõ hợp với người mới hay đã tập lâu, chỉ ra một lỗi hay gặp.'],
  },
  pet: {
    en: ['Let your pet decide: film the first meeting uncut.', 'Show portion or size next to your pet and name breed and weight.'],
    vn: [
      'Để thú cưng tự quyết: quay liền mạch lần đầu làm quen.',
      'Cho thấy khẩu phần hoặc kích thước cạnh thú cưng, nói rõ giống và cân nặng.',
    ],
  },
  car: {
    en: ['Fit it to your own car or motorcycle and show every step. Do not film while driving.', 'Show it by day and by night.'],
    vn: ['Lắp lên xe của bạn và quay từng bước. Không quay khi đang lái.', 'Quay cả ban ngày và ban đêm.'],
  },
  books: {
    en: [
      'Leaf through it slowly and read out a passage or write a page with it.',
      'Show it on your desk and tell for whom you would buy it.',
    ],
    vn: ['Lật chậm từng trang, đọc một đoạn hoặc viết thử một trang.', 'Đặt trên bàn của bạn và nói bạn sẽ mua tặng ai.'],
  },
  health: {
    en: [
      'Show how you use it in your day and read the directions aloud. No promises of effect.',
      'Tell for whom it is meant, and that it does not replace a doctor.',
    ],
    vn: [
      'Cho thấy cách dùng trong ngày và đọc rõ hướng dẫn. Không hứa hẹn công dụng.',
      'Nói rõ dành cho ai và sản phẩm không thay thế bác sĩ.',
    ],
  },
};

export const briefsOfAny: Written = {
  en: ['Show the product in use and say what you like about it.'],
  vn: ['Cho thấy cách dùng sản phẩm và nói điều bạn thích.'],
};

/** How the video is to be. */
export const briefEndings: Written = {
  en: [
    '30 to 60 seconds, product in the first three seconds, link in the video.',
    'Upright, with subtitles, price as in the shop on the day of posting.',
    'At least 20 seconds with the product in sight; name the shop once.',
    'Your own voice, no music over the words; hashtag of the campaign in the caption.',
  ],
  vn: [
    'Video 30-60 giây, sản phẩm xuất hiện trong ba giây đầu, gắn link trong video.',
    'Quay dọc, có phụ đề, giá đúng với shop vào ngày đăng.',
    'Ít nhất 20 giây thấy rõ sản phẩm; nhắc tên shop một lần.',
    'Dùng giọng thật, nhạc không át lời; ghi hashtag chiến dịch trong mô tả.',
  ],
};
