import { FormDesigner } from '@backlot/form-designer';

export default function Designer() {
  return (
    <div style={{ height: 720 }}>
      <FormDesigner title="A form of a stranger" />
    </div>
  );
}
