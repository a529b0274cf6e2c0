import css from './accountForm.module.css';

/** What went wrong with a whole form, read out at once. */
export const Problem = ({ children }: { children: string }) => (
  <p role="alert" className={css.problem}>
    {children}
  </p>
);
