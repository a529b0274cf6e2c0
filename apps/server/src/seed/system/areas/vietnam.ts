import type { CountrySeed } from './readAreas';

/** Provinces and cities since July 2025, under the ISO 3166-2:VN code of the one whose name stayed. */
export const vietnam: CountrySeed = {
  code: 'VN',
  names: { en: 'Vietnam', 'zh-CN': '越南', vn: 'Việt Nam' },
  dialling: '+84',
  place: [105.85, 21.03],
  divisions: `
VN-HN|河内市|Hanoi|Hà Nội
VN-SG|胡志明市|Ho Chi Minh City|Thành phố Hồ Chí Minh
VN-HP|海防市|Hai Phong|Hải Phòng
VN-DN|岘港市|Da Nang|Đà Nẵng
VN-CT|芹苴市|Can Tho|Cần Thơ
VN-26|顺化市|Hue|Huế
VN-44|安江省|An Giang
VN-56|北宁省|Bac Ninh|Bắc Ninh
VN-59|金瓯省|Ca Mau|Cà Mau
VN-04|高平省|Cao Bang|Cao Bằng
VN-33|得乐省|Dak Lak|Đắk Lắk
VN-71|奠边省|Dien Bien|Điện Biên
VN-39|同奈省|Dong Nai|Đồng Nai
VN-45|同塔省|Dong Thap|Đồng Tháp
VN-30|嘉莱省|Gia Lai
VN-23|河静省|Ha Tinh|Hà Tĩnh
VN-66|兴安省|Hung Yen|Hưng Yên
VN-34|庆和省|Khanh Hoa|Khánh Hòa
VN-01|莱州省|Lai Chau|Lai Châu
VN-35|林同省|Lam Dong|Lâm Đồng
VN-09|谅山省|Lang Son|Lạng Sơn
VN-02|老街省|Lao Cai|Lào Cai
VN-22|义安省|Nghe An|Nghệ An
VN-18|宁平省|Ninh Binh|Ninh Bình
VN-68|富寿省|Phu Tho|Phú Thọ
VN-29|广义省|Quang Ngai|Quảng Ngãi
VN-13|广宁省|Quang Ninh|Quảng Ninh
VN-25|广治省|Quang Tri|Quảng Trị
VN-05|山罗省|Son La|Sơn La
VN-37|西宁省|Tay Ninh|Tây Ninh
VN-69|太原省|Thai Nguyen|Thái Nguyên
VN-21|清化省|Thanh Hoa|Thanh Hóa
VN-07|宣光省|Tuyen Quang|Tuyên Quang
VN-49|永隆省|Vinh Long|Vĩnh Long
`,
};
