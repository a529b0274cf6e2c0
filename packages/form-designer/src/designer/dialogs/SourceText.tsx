/** Text to read, select and copy; long lines scroll. */
export const SourceText = ({ label, text }: { label: string; text: string }) => (
  <textarea className="fd-source" aria-label={label} readOnly spellCheck={false} value={text} />
);
