import { CollectError } from '../CollectError';
import type { Access, Audience, Channel } from '../connector';
import { call } from './call';
import { type Creator, creatorDetailShape, creatorsShape, type Share } from './marketShapes';

const marketplace = '/affiliate_seller/202508/marketplace_creators';
const mostPlaces = 10;
/** Shares may miss or exceed the whole by so much, through rounding. */
const tolerance = 0.005;

type AudienceReads = Required<Pick<Channel, 'fetchAudience'>>;

/** Who follows a creator, as the marketplace tells shops: it knows creators by a number of its own, which is searched by the handle. */
export const audienceReads = (access: Access): AudienceReads => ({
  fetchAudience: async (ref) => {
    const { creator_open_id } = await creatorNamed(access, ref.replace(/^@/, ''));
    const path = `${marketplace}/${encodeURIComponent(creator_open_id)}`;
    const { told, raw, dataTime } = await call(access, { path, shape: creatorDetailShape });
    const { follower_gender, follower_age, follower_location } = told.data.creator;
    const audience = { ...gendersOf(follower_gender), ...agesOf(follower_age), ...placesOf(follower_location) };
    return { items: Object.keys(audience).length > 0 ? [audience] : [], nextCursor: null, raw, dataTime, quotaCost: 2 };
  },
});

async function creatorNamed(access: Access, handle: string): Promise<Creator> {
  const { told } = await call(access, {
    path: `${marketplace}/search`,
    query: { page_size: '12' },
    body: { keyword: handle },
    shape: creatorsShape,
  });
  const found = told.data.creators.find(({ username }) => username.toLowerCase() === handle.toLowerCase());
  if (!found) throw new CollectError('NotFound', `@${handle} is not on the marketplace of this shop`);
  return found;
}

function gendersOf(shares: readonly Share[]): Audience {
  const of = (name: string) => shares.find(({ key }) => key.toLowerCase() === name)?.value;
  const [female, male] = [of('female'), of('male')];
  if (female !== undefined) return { female: round(female) };
  return male === undefined ? {} : { female: round(1 - male) };
}

function agesOf(shares: readonly Share[]): Audience {
  if (shares.length === 0) return {};
  requireParts(shares, 'follower_age');
  return { ages: shares.map(({ key, value }) => ({ range: key, ratio: round(value) })) };
}

/** Two capital letters are a country; everything else is a place in one. */
function placesOf(shares: readonly Share[]): Audience {
  if (shares.length === 0) return {};
  requireParts(shares, 'follower_location');
  const sorted = shares.toSorted((a, b) => b.value - a.value);
  const countries = sorted.filter(({ key }) => isCountry(key)).map(({ key, value }) => ({ country: key, ratio: round(value) }));
  const cities = sorted.filter(({ key }) => !isCountry(key)).map(({ key, value }) => ({ city: key, ratio: round(value) }));
  return {
    ...(countries.length > 0 && { countries: countries.slice(0, mostPlaces) }),
    ...(cities.length > 0 && { cities: cities.slice(0, mostPlaces) }),
  };
}

const isCountry = (key: string) => /^[A-Z]{2}$/.test(key);

/** Less than the whole is what the channel knows; more is another unit than the one we read. */
function requireParts(shares: readonly Share[], field: string): void {
  const whole = shares.reduce((sum, { value }) => sum + value, 0);
  if (whole > 1 + tolerance) throw new CollectError('ShapeChanged', `${field} is more than the whole`);
}

const round = (ratio: number) => Math.round(ratio * 10_000) / 10_000;
