/** The title of the browser tab; React moves it into the head. */
export const PageTitle = ({ title }: { title: string }) => <title>{`${title} · Backlot`}</title>;
