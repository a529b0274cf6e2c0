import type { OptionsOf } from '../../document/controlOptions';
import type { ControlRenderProps } from '../defineControl';

/** Colours that new texts had in 3.7 and 3.8: nobody chose them, and they cannot be read in dark mode. */
const unchosenColors = ['rgb(0, 0, 0)', 'rgba(0, 0, 0, 0.9)'];

/** A line of text of the form's author. */
export function TextRender({ options, label }: ControlRenderProps<OptionsOf<'text'>>) {
  const { textAlign, color, fontFamily, fontSize, showRequiredMark } = options;
  return (
    <p
      className="BlForm-text"
      style={{ textAlign, color: unchosenColors.includes(color) ? undefined : color, fontFamily: fontFamily || undefined, fontSize }}
    >
      {showRequiredMark && (
        <span className="BlForm-mark" aria-hidden="true">
          *
        </span>
      )}
      {label}
    </p>
  );
}
