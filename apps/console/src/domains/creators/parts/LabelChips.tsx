import css from './LabelChips.module.css';

/** Labels as small tags; in a narrow place the first ones and how many more there are. */
export function LabelChips({ labels, most = labels.length }: { labels: readonly { id: string; name: string }[]; most?: number }) {
  if (labels.length === 0) return '–';
  const rest = labels.slice(most);
  return (
    <span className={css.labels}>
      {labels.slice(0, most).map(({ id, name }) => (
        <span key={id}>{name}</span>
      ))}
      {rest.length > 0 && <span title={rest.map(({ name }) => name).join(', ')}>+{rest.length}</span>}
    </span>
  );
}
