import { missingText } from '@backlot/i18n';
import { Avatar } from '@backlot/ui-kit';
import css from './Person.module.css';

/** A person as a small circle and a name; a dash where nobody is meant. */
export function Person({ name }: { name: string | null | undefined }) {
  if (!name) return missingText;
  return (
    <span className={css.person}>
      <Avatar name={name} size={22} />
      <span>{name}</span>
    </span>
  );
}
