/** What a tone is called: −1, 0 or 1. */
export const toneOf = (tone: number) => (tone < 0 ? 'negative' : tone > 0 ? 'positive' : 'neutral');
