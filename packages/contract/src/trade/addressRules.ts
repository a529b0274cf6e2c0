/** Where a sample goes, as it is typed. */
export interface DeliveryAddress {
  receiverName: string;
  receiverPhone: string;
  /** Province or state. */
  region: string;
  city: string;
  /** District, ward or barangay. */
  district: string;
  postalCode: string;
  /** Street and house number. */
  street: string;
}

type Part = keyof DeliveryAddress;

interface CountryRules {
  /** Parts that an address of the country has beside receiver, phone and street. */
  parts: readonly Extract<Part, 'region' | 'city' | 'district'>[];
  postalCode: RegExp;
  /** Mobile numbers that a courier can call, with the country's code or the leading zero. */
  phone: RegExp;
}

const rules: Record<string, CountryRules> = {
  PH: { parts: ['region', 'city', 'district'], postalCode: /^\d{4}$/, phone: /^(\+?63|0)9\d{9}$/ },
  MY: { parts: ['region', 'city'], postalCode: /^\d{5}$/, phone: /^(\+?60|0)1\d{8,9}$/ },
  TH: { parts: ['region', 'city', 'district'], postalCode: /^\d{5}$/, phone: /^(\+?66|0)[689]\d{8}$/ },
  // Provinces and wards are all that addresses have since July 2025; parcels go without a postal code.
  VN: { parts: ['region', 'district'], postalCode: /^(\d{5,6})?$/, phone: /^(\+?84|0)[35789]\d{8}$/ },
  SG: { parts: [], postalCode: /^\d{6}$/, phone: /^(\+?65)?[89]\d{7}$/ },
  ID: { parts: ['region', 'city', 'district'], postalCode: /^\d{5}$/, phone: /^(\+?62|0)8\d{8,11}$/ },
};

/** The parts that an address of a country has, in the order in which they are asked. */
export const addressParts = (country: string): readonly Part[] => [
  'receiverName',
  'receiverPhone',
  ...(rules[country]?.parts ?? []),
  'postalCode',
  'street',
];

/** What is missing or cannot be right of an address in its country; asked by the form and by the server. */
export function addressProblems(country: string, address: DeliveryAddress): Part[] {
  const own = rules[country];
  if (!own) return ['region'];
  return addressParts(country).filter((part) => {
    const value = address[part].trim();
    if (part === 'postalCode') return !own.postalCode.test(value);
    if (part === 'receiverPhone') return !own.phone.test(value.replace(/[\s().-]/g, ''));
    return value.length < (part === 'street' ? 5 : 2);
  });
}
