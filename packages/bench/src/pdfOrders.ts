import type { WorkOrderRecord } from '@backlot/pdf-export/document';

const chinese =
  '我们希望合作的达人具有良好的粉丝互动率，内容风格真实自然；能够用中文、越南语或英语介绍商品的卖点与使用方法（包括质地、气味、吸收速度），并在评论区及时回复问题。';
const vietnamese =
  'Chúng tôi tìm kiếm những nhà sáng tạo nội dung có tỷ lệ tương tác tốt, phong cách chân thật, có thể giới thiệu sản phẩm bằng tiếng Việt ở cả hai miền. ';

/** Work orders that mix Chinese and Vietnamese and carry peso amounts; no two are alike. */
export const pdfOrders = (count: number): WorkOrderRecord[] =>
  Array.from({ length: count }, (_, at) => ({
    workOrderName: `春季直播推广 ${at} Nguyễn Việt`,
    workOrderNo: `WO261121PH${String(at).padStart(5, '0')}`,
    workAttribute: 1,
    upProportion: String(5 + (at % 20) + 0.5),
    upShotCost: String(1234.5 + at * 7),
    country: 'PH',
    workDes: chinese.repeat(1 + (at % 3)) + at,
    shop: {
      shopName: `晨露护肤官方旗舰店 ${at}`,
      shopCode: `PH${String(at).padStart(6, '0')}`,
      country: 'PH',
      telephone: `+63 917 555 ${String(at).padStart(4, '0')}`,
      mailAddress: `shop${at}@chenlu.example`,
      productCategory: 'Skin care',
      introduce: vietnamese.repeat(1 + (at % 3)),
    },
    goodsInfo: {
      goodsName: `保湿面霜 ${50 + at} ml`,
      goodsCategory: 'Skin care',
      price: String(499 + at),
      goodsUrl: `https://shop.example.com/ph/products/1729384756102938475/${at}`,
      goodsIntroduce: `${chinese} ${vietnamese}`,
    },
  }));

/** The same order as rows of label and value and long texts, for libraries that know no documents. */
export function pdfRows(order: WorkOrderRecord) {
  const { shop, goodsInfo } = order;
  const rows: [string, string][] = [
    ['工单名称', order.workOrderName!],
    ['工单属性', '拍摄费工单'],
    ['达人佣金比例', `${order.upProportion}%`],
    ['拍摄费', `₱${Number(order.upShotCost).toFixed(2)}`],
    ['商家名称', shop!.shopName!],
    ['商家编码', shop!.shopCode!],
    ['国家或地区', '菲律宾'],
    ['联系电话', shop!.telephone!],
    ['邮箱', shop!.mailAddress!],
    ['主营类目', 'Skin care'],
    ['渠道类型', '短视频平台'],
    ['商品名称', goodsInfo!.goodsName!],
    ['商品类目', 'Skin care'],
    ['价格', `₱${Number(goodsInfo!.price).toFixed(2)}`],
    ['商品链接', goodsInfo!.goodsUrl!],
  ];
  const texts: [string, string][] = [
    ['达人要求', order.workDes!],
    ['商家介绍', shop!.introduce!],
    ['商品介绍', goodsInfo!.goodsIntroduce!],
  ];
  return { title: order.workOrderName!, code: order.workOrderNo!, rows, texts };
}

/** Runs of a text by the font that has its glyphs: peers know no chain of fonts. */
export const fontRuns = (text: string): { text: string; font: 'sans' | 'thai' }[] =>
  text
    .split(/(₱+)/)
    .filter(Boolean)
    .map((part) => ({ text: part, font: part.startsWith('₱') ? 'thai' : 'sans' }));
