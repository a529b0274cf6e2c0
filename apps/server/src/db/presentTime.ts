/** `YYYY-MM-DD HH:mm:ss` in UTC, as times travel on the wire (domain/model 2.0). */
export const presentTime = (time: Date): string => time.toISOString().slice(0, 19).replace('T', ' ');
