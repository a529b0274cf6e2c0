import type { DeliveryAddress } from '@backlot/contract';
import type { Place } from '../system/places';

/** Where parcels of the demo go, and who brings them, by country. */
export const sampleWords: Record<Place['code'], { carriers: readonly string[]; receivers: readonly DeliveryAddress[] }> = {
  PH: {
    carriers: ['J&T Express', 'LBC'],
    receivers: [
      {
        receiverName: 'Bea Reyes',
        receiverPhone: '+63 917 555 0142',
        region: 'Metro Manila',
        city: 'Makati',
        district: 'Poblacion',
        postalCode: '1210',
        street: '12 Kalayaan Avenue',
      },
      {
        receiverName: 'Rhea Ramos',
        receiverPhone: '0918 555 0127',
        region: 'Cebu',
        city: 'Cebu City',
        district: 'Lahug',
        postalCode: '6000',
        street: '8 Salinas Drive',
      },
    ],
  },
  MY: {
    carriers: ['Pos Laju', 'Ninja Van'],
    receivers: [
      {
        receiverName: 'Aisyah Rahman',
        receiverPhone: '012-555 0134',
        region: 'Selangor',
        city: 'Petaling Jaya',
        district: '',
        postalCode: '46000',
        street: '5 Jalan Gasing',
      },
    ],
  },
  TH: {
    carriers: ['Kerry Express', 'Flash Express'],
    receivers: [
      {
        receiverName: 'Ploy Srisuk',
        receiverPhone: '081 555 0156',
        region: 'Bangkok',
        city: 'Watthana',
        district: 'Khlong Toei Nuea',
        postalCode: '10110',
        street: '21 Sukhumvit 23',
      },
    ],
  },
  VN: {
    carriers: ['GHN', 'Viettel Post'],
    receivers: [
      {
        receiverName: 'Nguyễn Thu Trang',
        receiverPhone: '0912 555 018',
        region: 'Hà Nội',
        city: '',
        district: 'Phường Láng',
        postalCode: '',
        street: '35 đường Láng',
      },
      {
        receiverName: 'Trần Minh',
        receiverPhone: '0903 555 021',
        region: 'TP. Hồ Chí Minh',
        city: '',
        district: 'Phường Bến Thành',
        postalCode: '700000',
        street: '14 Lê Lợi',
      },
    ],
  },
  SG: {
    carriers: ['Ninja Van', 'SingPost'],
    receivers: [
      {
        receiverName: 'Rachel Tan',
        receiverPhone: '9123 0142',
        region: '',
        city: '',
        district: '',
        postalCode: '238801',
        street: '2 Orchard Turn, #05-11',
      },
    ],
  },
  ID: {
    carriers: ['JNE', 'SiCepat'],
    receivers: [
      {
        receiverName: 'Dewi Lestari',
        receiverPhone: '0812-5550-0142',
        region: 'DKI Jakarta',
        city: 'Jakarta Selatan',
        district: 'Setiabudi',
        postalCode: '12910',
        street: 'Jl. Rasuna Said 7',
      },
    ],
  },
};
