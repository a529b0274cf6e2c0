import type { OptionsOf } from '../../document/controlOptions';
import { columnSlot } from '../../document/tree/slots';
import type { ControlRenderProps } from '../defineControl';

/** Columns beside each other, their widths in 24ths; below each other on a phone. */
export const GridRender = ({ control, options, renderSlot }: ControlRenderProps<OptionsOf<'grid'>>) => (
  <div className="BlForm-grid" style={{ columnGap: options.gutter }}>
    {control.columns?.map(({ span }, index) => (
      <div key={index} className="BlForm-column" style={{ gridColumn: `span ${spanOf(span)}` }}>
        {renderSlot(columnSlot(index))}
      </div>
    ))}
  </div>
);

/** A width in 24ths, 1 to 24. */
const spanOf = (span: unknown): number =>
  typeof span === 'number' && Number.isFinite(span) ? Math.max(1, Math.min(Math.trunc(span), 24)) : 12;
