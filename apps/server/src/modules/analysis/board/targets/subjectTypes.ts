/** Whose a target is: a BD's or a team's. */
export const subjectTypes = { bd: 1, team: 2 } as const;
export type SubjectType = keyof typeof subjectTypes;
