import type { Db } from '../../db/database';
import { shops } from '../../tables/merchants/merchant';
import type { DemoDay } from '../demo/demoDay';
import type { Person } from '../system/people';
import { type Place, places } from '../system/places';

interface Merchants {
  people: Person[];
  userIds: ReadonlyMap<string, string>;
  bds: ReadonlyMap<string, readonly string[]>;
  day: DemoDay;
}

type Tops = readonly (readonly [string, ...string[]])[];

/** Core business of the shops of a country, in the order of their names. */
const usual: Tops = [
  ['beauty', 'skincare'],
  ['kitchen', 'food'],
  ['womenFashion', 'menFashion'],
  ['motherBaby', 'books'],
  ['food', 'health'],
  ['phones', 'car'],
  ['sports', 'health'],
  ['home'],
  ['shoesBags'],
  ['pet'],
];
const business: Partial<Record<Place['code'], Tops>> = {
  PH: [
    ['beauty', 'skincare'],
    ['kitchen', 'food'],
    ['home'],
    ['skincare', 'health'],
    ['shoesBags'],
    ['motherBaby', 'books'],
    ['food', 'health'],
    ['sports'],
    ['phones', 'car'],
    ['pet'],
  ],
  VN: [
    ['beauty', 'skincare'],
    ['kitchen', 'food'],
    ['womenFashion', 'menFashion'],
    ['motherBaby', 'books'],
    ['shoesBags'],
    ['food', 'health'],
    ['phones', 'car'],
    ['sports'],
    ['home'],
    ['pet'],
  ],
};

/** Adds the shop of every demo merchant; most are certified, some wait, some were rejected. */
export async function seedShops(db: Db, { people, userIds, bds, day }: Merchants): Promise<void> {
  const rows = places.flatMap((place) =>
    people
      .filter(({ role, country }) => role === 'shop' && country === place.code)
      .flatMap((person, index) => {
        const userId = userIds.get(person.account);
        if (!userId) return [];
        const shopStatus = index % 5 === 3 ? 1 : index % 7 === 6 ? 3 : index % 10 === 9 ? 0 : 2;
        const shopName = place.shops[index % place.shops.length] ?? person.name;
        const owners = bds.get(place.code) ?? [];
        return [
          {
            shopName,
            shopCode: `${place.code}${String(100_001 + index)}`,
            userId,
            country: place.code,
            telephone: person.phone ?? '',
            mailAddress: `${person.account}@demo.backlot.example`,
            contactName: person.name,
            productCategory: [...(business[place.code]?.[index % 10] ?? usual[index % 10] ?? ['home'])],
            introduce: `${shopName} · ${place.org.en.replace('Team ', '')}\nSells online since 2021, ships from its own warehouse.`,
            ownerBdId: owners[index % Math.max(1, owners.length)] ?? null,
            shopStatus,
            certifiedTime: shopStatus === 2 ? day.ago(390 - index * 3, index * 7 + 200) : null,
            createTime: day.ago(400, index * 5),
            createUser: userId,
          },
        ];
      }),
  );
  if (rows.length > 0) await db.insert(shops).values(rows).onConflictDoNothing();
}
