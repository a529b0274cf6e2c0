import type { ReactNode } from 'react';

/** The frame and title by which the designer shows what belongs to a subform. */
export const DesignFrame = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="BlForm-card">
    {label !== '' && <div className="BlForm-cardTitle">{label}</div>}
    <div className="BlForm-cardBody BlForm-design">{children}</div>
  </div>
);
