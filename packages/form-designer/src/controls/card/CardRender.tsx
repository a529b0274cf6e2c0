import type { ControlRenderProps } from '../defineControl';

/** A box with a title. */
export const CardRender = ({ id, label, renderSlot }: ControlRenderProps) => (
  <div role="group" className="BlForm-card" aria-labelledby={label === '' ? undefined : id}>
    {label !== '' && (
      <div className="BlForm-cardTitle" id={id}>
        {label}
      </div>
    )}
    <div className="BlForm-cardBody">{renderSlot('list')}</div>
  </div>
);
