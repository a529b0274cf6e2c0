/** An open place of the console, as it is kept through reloads. */
export interface Tab {
  key: string;
  /** Where the tab stands, with its query: following it brings the tab back. */
  href: string;
  /** What its screen calls itself. */
  title: string | null;
  /** What the person calls it. */
  name: string | null;
  scrollY: number;
}
