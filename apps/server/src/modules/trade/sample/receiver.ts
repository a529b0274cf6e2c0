import { addressProblems, type DeliveryAddress } from '@backlot/contract';
import { Refusal } from '../../../http/answers/refusal';
import type { Vault } from '../../../secrets/createVault';
import type { Sample } from '../parts';

type Typed = { readonly [Part in keyof DeliveryAddress]?: string | undefined };

type Sealed = Pick<Sample, 'receiverName' | 'receiverPhone' | 'receiverAddress'>;

/** Where a sample goes, checked against the rules of its country and sealed: 1026004 names the first part that is missing or cannot be right. */
export function sealReceiver(country: string, typed: Typed, vault: Vault): Sealed {
  const { receiverName = '', receiverPhone = '', region = '', city = '', district = '', postalCode = '', street = '' } = typed;
  const address = { receiverName, receiverPhone, region, city, district, postalCode, street };
  const [problem] = addressProblems(country, address);
  if (problem) throw new Refusal('addressIncomplete', {}, { field: problem });
  return {
    receiverName: vault.seal(receiverName),
    receiverPhone: vault.seal(receiverPhone),
    receiverAddress: vault.seal(JSON.stringify({ region, city, district, postalCode, street })),
  };
}

/** The receiver in clear. */
export const openReceiver = ({ receiverName, receiverPhone, receiverAddress }: Sealed, vault: Vault): DeliveryAddress => ({
  receiverName: vault.open(receiverName),
  receiverPhone: vault.open(receiverPhone),
  ...(JSON.parse(vault.open(receiverAddress)) as Omit<DeliveryAddress, 'receiverName' | 'receiverPhone'>),
});
