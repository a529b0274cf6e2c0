/** Age ranges that follow each other as one: `18-24`, `25-34` read as `18–34`. */
export function joinedAges(ages: readonly string[]): string {
  const bands: [from: string, to: string][] = [];
  for (const age of [...ages].toSorted()) {
    const [from = age, to = ''] = age.includes('+') ? [age, ''] : age.split('-');
    const last = bands.at(-1);
    if (last && Number(last[1]) + 1 === Number.parseInt(from, 10)) bands[bands.length - 1] = [to ? last[0] : `${last[0]}+`, to];
    else bands.push([from, to]);
  }
  return bands.map(([from, to]) => (to ? `${from}–${to}` : from)).join(', ');
}
