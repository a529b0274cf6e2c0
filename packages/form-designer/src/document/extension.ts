import { type Control, extensionKey } from './control';
import { isJsonObject, type JsonObject } from './json/json';

/** What is kept under the key the original ignores; an empty object when there is nothing. */
export const extensionOf = (holder: { readonly [extra: string]: unknown }): JsonObject => {
  const extension = holder[extensionKey];
  return isJsonObject(extension) ? extension : {};
};

/** A copy with one entry of the extension changed; the key goes away with its last entry. */
export function withExtension<Holder extends Control | { readonly [extra: string]: unknown }>(
  holder: Holder,
  name: string,
  value: unknown,
): Holder {
  const { [name]: _, ...others } = extensionOf(holder);
  const extension = value === undefined ? others : { ...others, [name]: value };
  if (Object.keys(extension).length > 0) return { ...holder, [extensionKey]: extension };
  const { [extensionKey]: __, ...rest } = holder;
  return rest as Holder;
}
