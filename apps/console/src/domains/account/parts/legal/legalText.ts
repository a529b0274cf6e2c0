/** A short legal text: what it is called, when it took effect, and its numbered parts. */
export interface LegalText {
  title: string;
  since: string;
  parts: readonly { heading: string; text: string }[];
}

/** The texts that signing in and registering refer to. */
export interface LegalTexts {
  terms: LegalText;
  privacy: LegalText;
}
