/** Texts that may stand in a log; every other text may be a secret, a contact or somebody's words. */
const shown = new Set([
  'name',
  'enName',
  'vnName',
  'title',
  'code',
  'account',
  'application',
  'groupCode',
  'parentCode',
  'sortField',
  'sortOrder',
  'kind',
  'type',
  'status',
]);
const hidden = '…';
const mostItems = 20;
const mostLetters = 2000;

/** What goes through a call as the log shows it: ids, numbers and names stay, all other texts are left out. */
export function shownInput(input: unknown): string {
  const text = JSON.stringify(shorten(input, ''));
  return text.length > mostLetters ? `${text.slice(0, mostLetters)}${hidden}` : text;
}

function shorten(value: unknown, key: string): unknown {
  if (Array.isArray(value)) {
    const items = value.slice(0, mostItems).map((item) => shorten(item, key));
    return value.length > mostItems ? [...items, `+${value.length - mostItems}`] : items;
  }
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shorten(inner, name)]));
  if (typeof value !== 'string') return value;
  const isId = /(ids?|^ok)$/i.test(key) && /^\d{1,19}$/.test(value);
  return isId || (shown.has(key) && !isOneTimeCode(key, value)) ? value.slice(0, 100) : hidden;
}

/** A code that opens something shares its name with the codes of records. */
const isOneTimeCode = (key: string, value: string): boolean => key === 'code' && /^\d{6}$/.test(value);
