import { translator } from '@backlot/i18n';
import { lazy, Suspense } from 'react';
import type { OptionsOf } from '../../document/controlOptions';
import type { ControlRenderProps } from '../defineControl';
import { controlStrings } from '../strings';
import { useIsBrowser } from './useIsBrowser';

const RichText = lazy(() => import('./RichText').then((module) => ({ default: module.RichText })));

/** Formatted text. The editor itself is loaded when the first one is shown. */
export function EditorRender(props: ControlRenderProps<OptionsOf<'editor'>>) {
  const { options, isDesign, host, id } = props;
  const isBrowser = useIsBrowser();
  const box = { width: options.width, minHeight: Math.max(80, Math.min(options.height, 2000)) };
  if (isDesign)
    return (
      <div className="BlForm-editor" style={box}>
        <p className="BlForm-placeholder">{options.placeholder}</p>
      </div>
    );
  const waiting = (
    <div className="BlForm-editor" id={id} tabIndex={-1} style={box}>
      {translator(controlStrings, host.locale)('loadingEditor')}
    </div>
  );
  if (!isBrowser) return waiting;
  return (
    <Suspense fallback={waiting}>
      <RichText {...props} placeholder={options.placeholder} box={box} />
    </Suspense>
  );
}
