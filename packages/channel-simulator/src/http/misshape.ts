type Json = Record<string, unknown>;

const listsOf = (body: Json): Json[] => {
  const data = (body['data'] ?? body['response'] ?? body) as Json;
  const found = body['business_discovery'] as Json | undefined;
  if (found) return [found];
  if (Array.isArray(data)) return data as Json[];
  const lists = [
    data['videos'],
    data['comments'],
    data['items'],
    data['orders'],
    data['list'],
    data['statements'],
    data['creators'],
    data['transactions'],
    data['return_orders'],
    data['sample_applications'],
    data['contents'],
  ];
  const items = (lists.find((list) => list !== undefined) ?? [data['user'], data['creator']].filter((one) => one !== undefined)) as Json[];
  return Array.isArray(items) ? items : [];
};

/** What things are known by, from channel to channel. */
const names = [
  'id',
  'open_id',
  'contentDetails',
  'order_sn',
  'creator_open_id',
  'return_id',
  'content_id',
  'validation_id',
  'affiliate_id',
] as const;

/** An answer in which every item misses what it is known by. */
export function misshape(body: unknown): unknown {
  const copy = structuredClone(body) as Json;
  for (const item of listsOf(copy)) for (const name of names) delete item[name];
  // What has no list of things misses its name.
  const data = copy['data'] as Json | undefined;
  if (data) delete data['display_name'];
  return copy;
}

/** An answer with fields and values that nobody knows yet. */
export function enrich(body: unknown): unknown {
  const copy = structuredClone(body) as Json;
  for (const item of listsOf(copy))
    Object.assign(item, {
      kind: 'newKind',
      privacy_level: 'FRIENDS_OF_FRIENDS',
      added_tomorrow: { deep: [1] },
      ...('skus' in item && { status: 'ON_TRIAL' }),
      ...('order_sn' in item && { order_status: 'Disputed' }),
    });
  return { ...copy, added_tomorrow: true };
}
