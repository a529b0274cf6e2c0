import type { Db } from '../../db/database';
import { shops } from '../../modules/shop';
import type { Person } from './people';
import { places } from './places';

/** Adds the shop of every demo merchant; most are certified, some wait, some were rejected. */
export async function seedShops(db: Db, people: Person[], userIds: Map<string, string>): Promise<void> {
  const rows = places.flatMap((place) =>
    people
      .filter(({ role, country }) => role === 'shop' && country === place.code)
      .flatMap((person, index) => {
        const userId = userIds.get(person.account);
        if (!userId) return [];
        return [
          {
            shopName: place.shops[index % place.shops.length] ?? person.name,
            shopCode: `${place.code}${String(100_001 + index)}`,
            userId,
            country: place.code,
            telephone: person.phone ?? '',
            mailAddress: `${person.account}@demo.backlot.example`,
            shopStatus: index % 5 === 3 ? 1 : index % 7 === 6 ? 3 : index % 10 === 9 ? 0 : 2,
            createUser: userId,
          },
        ];
      }),
  );
  if (rows.length > 0) await db.insert(shops).values(rows).onConflictDoNothing();
}
