import { Button, Datagrid, EditButton, FunctionField, List, NumberField, SelectField } from 'react-admin';

interface Creator {
  id: string;
  nickname: string;
  upNumber: string;
  sales30: string | null;
  sales30Currency: string | null;
  starLevel: number | null;
  owner: { name: string } | null;
}

const countries = Object.entries({
  VN: 'Vietnam',
  ID: 'Indonesia',
  TH: 'Thailand',
  PH: 'Philippines',
  MY: 'Malaysia',
  SG: 'Singapore',
}).map(([id, name]) => ({ id, name }));
const short = { notation: 'compact', maximumFractionDigits: 1 } as const;
const share = { style: 'percent', maximumFractionDigits: 1 } as const;
const circle = {
  display: 'inline-grid',
  placeContent: 'center',
  width: 32,
  height: 32,
  borderRadius: '50%',
  background: '#ddd',
  fontSize: 12,
};
const beside = { display: 'flex', alignItems: 'center', gap: 10 };
const below = { display: 'grid' };

const initialsOf = (name: string) =>
  name
    .split(' ')
    .slice(0, 2)
    .map((word) => word[0])
    .join('');

const figures = new Map<string, Intl.NumberFormat>();

function moneyOf({ sales30, sales30Currency: currency }: Creator): string {
  if (!sales30 || !currency) return '–';
  const figure = figures.get(currency) ?? new Intl.NumberFormat('en', { style: 'currency', currency });
  figures.set(currency, figure);
  return figure.format(Number(sales30));
}

const Name = ({ id, nickname, upNumber }: Creator) => (
  <span style={beside}>
    <span style={circle}>{initialsOf(nickname)}</span>
    <span style={below}>
      <a href={`#/creators/${id}/show`}>{nickname}</a>
      <span>@{upNumber}</span>
    </span>
  </span>
);

const Stars = ({ starLevel }: Creator) =>
  starLevel === null ? (
    '–'
  ) : (
    <span role="img" aria-label={`${starLevel} of 5 stars`}>
      <span>{'★'.repeat(starLevel)}</span>
      <span style={{ opacity: 0.3 }}>{'★'.repeat(5 - starLevel)}</span>
    </span>
  );

const Owner = ({ owner }: Creator) =>
  owner ? (
    <span style={beside}>
      <span style={circle}>{initialsOf(owner.name)}</span>
      <span>{owner.name}</span>
    </span>
  ) : (
    'In the pool'
  );

const Actions = () => (
  <span style={beside}>
    <EditButton />
    <Button label="Claim" />
    <button type="button" aria-label="More actions">
      ⋯
    </button>
  </span>
);

/** What a row of our list shows, by react-admin's own fields and buttons where it has them, by plain elements where it has none. */
export const Creators = () => (
  <List exporter={false}>
    <Datagrid>
      <FunctionField<Creator> source="nickname" render={Name} />
      <SelectField source="country" choices={countries} />
      <NumberField source="fansNum" options={short} />
      <NumberField source="interactionRate" options={share} />
      <NumberField source="avgViews" options={short} />
      <FunctionField<Creator> source="sales30" textAlign="right" render={moneyOf} />
      <FunctionField<Creator> source="starLevel" render={Stars} />
      <FunctionField<Creator> source="owner" render={Owner} />
      <FunctionField<Creator> label="Actions" render={Actions} />
    </Datagrid>
  </List>
);
