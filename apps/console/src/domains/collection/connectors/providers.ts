/** The ways to channels that the server knows. */
export const providers = ['tiktokDisplay', 'youtube'] as const;
