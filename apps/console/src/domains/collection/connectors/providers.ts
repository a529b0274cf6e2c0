/** The ways to channels that the server knows. */
export const providers = ['tiktokDisplay', 'tiktokShop', 'shopee', 'youtube'] as const;
