declare module 'linebreak' {
  /** Line break opportunities of a text by UAX #14. */
  class LineBreaker {
    constructor(text: string);
    nextBreak(): { position: number; required: boolean } | null;
  }
  export default LineBreaker;
}
