/** Days and hours of the deadlines of a sample (domain/life-cycles 3.7, model 2.3.16). */
export const approveHours = 72;
export const shipDays = 5;
/** A merchant who is late has this much longer before the sample is cancelled. */
export const shipGraceDays = 2;
export const contentDays = 15;

const dayMs = 86_400_000;

export const daysAfter = (moment: Date, days: number): Date => new Date(moment.getTime() + days * dayMs);
