import type { ComponentType } from 'react';

/** The consents of a merchant: they belong to a domain that builds upon this one, and are handed in. */
export type ShopConsentsPart = ComponentType<{ shopId: string; name: string }>;
