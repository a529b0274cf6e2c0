import type { DictionarySeed, ValueSeed } from './dictionarySeed';

const goods: ValueSeed[] = [
  ['beauty', '美妆', 'Beauty', 'Trang điểm', [['lipstick', '口红', 'Lipstick', 'Son môi'], ['foundation', '底妆', 'Foundation', 'Kem nền'], ['eyeMakeup', '眼妆', 'Eye make-up', 'Trang điểm mắt'], ['perfume', '香水', 'Perfume', 'Nước hoa']]],
  ['skincare', '护肤', 'Skincare', 'Chăm sóc da', [['sunscreen', '防晒', 'Sunscreen', 'Kem chống nắng'], ['serum', '精华', 'Serum', 'Tinh chất'], ['cleanser', '洁面', 'Cleanser', 'Sữa rửa mặt'], ['mask', '面膜', 'Face mask', 'Mặt nạ']]],
  ['womenFashion', '女装', "Women's fashion", 'Thời trang nữ', [['dress', '连衣裙', 'Dresses', 'Váy đầm'], ['womenTops', '女上衣', "Women's tops", 'Áo nữ'], ['womenTrousers', '女裤', "Women's trousers", 'Quần nữ'], ['muslimWear', '穆斯林服饰', 'Muslim wear', 'Trang phục Hồi giáo']]],
  ['menFashion', '男装', "Men's fashion", 'Thời trang nam', [['menTops', '男上衣', "Men's tops", 'Áo nam'], ['menTrousers', '男裤', "Men's trousers", 'Quần nam'], ['jackets', '外套', 'Jackets', 'Áo khoác'], ['menUnderwear', '男士内衣', "Men's underwear", 'Đồ lót nam']]],
  ['shoesBags', '鞋包', 'Shoes and bags', 'Giày và túi', [['sneakers', '运动鞋', 'Sneakers', 'Giày thể thao'], ['sandals', '凉鞋', 'Sandals', 'Dép sandal'], ['handbags', '手提包', 'Handbags', 'Túi xách'], ['backpacks', '双肩包', 'Backpacks', 'Ba lô']]],
  ['motherBaby', '母婴', 'Mother and baby', 'Mẹ và bé', [['diapers', '纸尿裤', 'Diapers', 'Bỉm tã'], ['babyFood', '辅食', 'Baby food', 'Đồ ăn dặm'], ['toys', '玩具', 'Toys', 'Đồ chơi'], ['babyCare', '婴儿护理', 'Baby care', 'Chăm sóc bé']]],
  ['food', '食品', 'Food', 'Thực phẩm', [['snacks', '零食', 'Snacks', 'Đồ ăn vặt'], ['drinks', '饮料', 'Drinks', 'Đồ uống'], ['instantFood', '方便食品', 'Instant food', 'Đồ ăn liền'], ['seasoning', '调味品', 'Seasoning', 'Gia vị']]],
  ['kitchen', '厨房', 'Kitchen', 'Nhà bếp', [['cookware', '锅具', 'Cookware', 'Nồi chảo'], ['bottles', '水杯水壶', 'Bottles', 'Bình nước'], ['smallAppliances', '小家电', 'Small appliances', 'Đồ gia dụng nhỏ'], ['storageBoxes', '保鲜收纳', 'Food storage', 'Hộp bảo quản']]],
  ['home', '家居', 'Home', 'Nhà cửa', [['bedding', '床上用品', 'Bedding', 'Chăn ga gối'], ['lighting', '灯具', 'Lighting', 'Đèn'], ['cleaning', '清洁用品', 'Cleaning', 'Đồ vệ sinh'], ['decoration', '装饰', 'Decoration', 'Trang trí']]],
  ['phones', '手机及配件', 'Phones and accessories', 'Điện thoại và phụ kiện', [['earphones', '耳机', 'Earphones', 'Tai nghe'], ['powerBanks', '充电宝', 'Power banks', 'Sạc dự phòng'], ['phoneCases', '手机壳', 'Phone cases', 'Ốp điện thoại'], ['smartWatches', '智能手表', 'Smart watches', 'Đồng hồ thông minh']]],
  ['sports', '运动户外', 'Sports', 'Thể thao', [['fitness', '健身', 'Fitness', 'Tập gym'], ['cycling', '骑行', 'Cycling', 'Đạp xe'], ['camping', '露营', 'Camping', 'Cắm trại'], ['swimming', '游泳', 'Swimming', 'Bơi lội']]],
  ['pet', '宠物', 'Pets', 'Thú cưng', [['catFood', '猫粮', 'Cat food', 'Thức ăn mèo'], ['dogFood', '狗粮', 'Dog food', 'Thức ăn chó'], ['petToys', '宠物玩具', 'Pet toys', 'Đồ chơi thú cưng'], ['petCare', '宠物护理', 'Pet care', 'Chăm sóc thú cưng']]],
  ['car', '汽车摩托', 'Cars and motorcycles', 'Ô tô xe máy', [['carCare', '车辆养护', 'Car care', 'Chăm sóc xe'], ['carElectronics', '车载电子', 'Car electronics', 'Điện tử ô tô'], ['helmets', '头盔', 'Helmets', 'Mũ bảo hiểm'], ['carInterior', '车内用品', 'Car interior', 'Nội thất xe']]],
  ['books', '图书文具', 'Books and stationery', 'Sách và văn phòng phẩm', [['childrenBooks', '童书', "Children's books", 'Sách thiếu nhi'], ['notebooks', '笔记本', 'Notebooks', 'Sổ tay'], ['pens', '笔类', 'Pens', 'Bút'], ['novels', '小说', 'Novels', 'Tiểu thuyết']]],
  ['health', '健康', 'Health', 'Sức khỏe', [['vitamins', '维生素', 'Vitamins', 'Vitamin'], ['massagers', '按摩器', 'Massagers', 'Máy mát xa'], ['oralCare', '口腔护理', 'Oral care', 'Chăm sóc răng miệng'], ['slimming', '体重管理', 'Weight management', 'Kiểm soát cân nặng']]],
];

const authors: ValueSeed[] = [
  ['beautyAuthor', '美妆护肤', 'Beauty and skincare', 'Làm đẹp'],
  ['fashionAuthor', '穿搭', 'Fashion', 'Thời trang'],
  ['foodAuthor', '美食', 'Food', 'Ẩm thực'],
  ['parenting', '母婴亲子', 'Parenting', 'Nuôi dạy con'],
  ['lifestyle', '生活', 'Lifestyle', 'Đời sống'],
  ['technology', '科技数码', 'Technology', 'Công nghệ'],
  ['gaming', '游戏', 'Gaming', 'Game'],
  ['travel', '旅行', 'Travel', 'Du lịch'],
  ['comedy', '搞笑', 'Comedy', 'Hài hước'],
  ['education', '知识', 'Education', 'Giáo dục'],
  ['fitnessAuthor', '健身', 'Fitness', 'Thể hình'],
  ['pets', '萌宠', 'Pets', 'Thú cưng'],
  ['cars', '汽车', 'Cars', 'Ô tô xe máy'],
  ['music', '音乐舞蹈', 'Music and dance', 'Âm nhạc và nhảy'],
  ['homeAuthor', '家居', 'Home', 'Nhà cửa'],
];

export const categoryDictionaries: DictionarySeed[] = [
  { code: 'productCategory', names: ['商品类目', 'Product category', 'Ngành hàng'], values: goods },
  { code: 'authorCategory', names: ['达人类目', 'Author category', 'Nhóm nội dung'], values: authors },
];
