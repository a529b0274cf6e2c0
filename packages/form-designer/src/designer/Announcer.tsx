import { translator } from '@backlot/i18n';
import { useDesigner, useDesignerState } from '../store/DesignerContext';
import { describeStep } from '../store/step';
import { speechStrings } from '../words/speechStrings';

/** Says to screen readers what was done and where things are. */
export function Announcer() {
  const { host } = useDesigner();
  const speech = useDesignerState((state) => state.speech);
  const text = !speech
    ? ''
    : speech.kind === 'text'
      ? speech.text
      : speech.kind === 'step'
        ? describeStep(speech.step, host.locale)
        : translator(speechStrings, host.locale)(speech.key, speech.values);
  return (
    <div className="fd-hidden" role="status" aria-live="assertive" aria-atomic data-testid="fd-announcer">
      {text}
    </div>
  );
}
