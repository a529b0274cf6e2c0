import type { RoleCode } from '../menus/menuSeed';
import { type Place, places } from './places';
import { pick, seededRandom } from '../demo/random';

/** A demo account before it is stored. */
export interface Person {
  account: string;
  name: string;
  adminType: '1' | '2';
  country: Place['code'] | null;
  org: string;
  phone: string | null;
  role: RoleCode | null;
  position: string | null;
}

const headquarters: [account: string, name: string, role: RoleCode, position: string][] = [
  ['superAdmin', '周岚', 'superAdmin', 'generalManager'],
  ['admin', '陈思远', 'admin', 'departmentManager'],
  ['admin2', '林晓雯', 'admin', 'departmentManager'],
  ['admin3', '吴建平', 'admin', 'departmentManager'],
  ['finance', '黄静怡', 'finance', 'employee'],
  ['finance2', '郑伟杰', 'finance', 'employee'],
  ['staff.1', '许可欣', 'staff', 'employee'],
  ['staff.2', '何子涵', 'staff', 'employee'],
  ['staff.3', '罗一鸣', 'staff', 'employee'],
  ['staff.4', '梁雨桐', 'staff', 'employee'],
  ['staff.5', '宋嘉豪', 'staff', 'employee'],
  ['staff.6', '韩梦琪', 'staff', 'employee'],
  ['staff.7', '唐俊熙', 'staff', 'employee'],
  ['staff.8', '冯诗雅', 'staff', 'employee'],
];

/** Every demo account: headquarters, per country one leader, six BDs and their merchants, and one without a role. */
export function demoPeople(shopsPerCountry: number): Person[] {
  const random = seededRandom(20_261_120);
  return [
    ...headquarters.map(([account, name, role, position], index) => ({
      account,
      name,
      adminType: role === 'superAdmin' ? ('1' as const) : ('2' as const),
      country: null,
      org: 'headquarters',
      phone: phoneOf('+65', '9123', index + 1),
      role,
      position,
    })),
    {
      account: 'newcomer',
      name: 'Alex Newcomer',
      adminType: '2',
      country: 'SG',
      org: 'headquarters',
      phone: null,
      role: null,
      position: null,
    },
    ...places.flatMap((place) => peopleOf(place, random, shopsPerCountry)),
  ];
}

function peopleOf(place: Place, random: () => number, shopsPerCountry: number): Person[] {
  const cc = place.code.toLowerCase();
  const base = { adminType: '2' as const, country: place.code };
  const nameOne = () => {
    const parts = [pick(random, place.given), pick(random, place.family)];
    return (place.familyFirst ? parts.reverse() : parts).join(' ');
  };
  let mobile = 0;
  const phone = () => phoneOf(place.dial, place.mobile, (mobile += 1));
  return [
    { ...base, account: `leader.${cc}`, name: nameOne(), org: `team.${cc}`, phone: phone(), role: 'teamLeader', position: 'teamLeader' },
    ...numbers(6).map((n) => ({
      ...base,
      account: `bd.${cc}.${n}`,
      name: nameOne(),
      org: `team.${cc}`,
      phone: phone(),
      role: 'bd' as const,
      position: 'businessDeveloper',
    })),
    ...numbers(shopsPerCountry).map((n) => ({
      ...base,
      account: `shop.${cc}.${n}`,
      name: nameOne(),
      org: `merchants.${cc}`,
      phone: phone(),
      role: 'shop' as const,
      position: null,
    })),
  ];
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** A number that a phone of the country could have: the fixed digits, then a counter up to the country's length. */
function phoneOf(dial: string, mobile: string, counter: number): string {
  const length = { '+63': 10, '+84': 9, '+66': 9, '+60': 9, '+65': 8, '+62': 11 }[dial] ?? 10;
  return dial + mobile + String(counter).padStart(length - mobile.length, '0');
}
