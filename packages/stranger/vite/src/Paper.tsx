import { PdfPreviewDrawer, workOrderDocument } from '@backlot/pdf-export';
import PdfWorker from '@backlot/pdf-export/worker?worker';
import { useState } from 'react';

const order = {
  workOrderName: '春季推广 Nguyễn Việt',
  workOrderNo: 'WO1',
  workAttribute: 1,
  upShotCost: '1234.50',
  upProportion: '15.5',
  country: 'PH',
};

export function Paper() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Preview
      </button>
      <PdfPreviewDrawer
        open={isOpen}
        onClose={() => setOpen(false)}
        document={workOrderDocument}
        records={[order]}
        lookUp={(dictType, code) => (dictType === 'country' && code === 'PH' ? 'Philippines' : undefined)}
        createWorker={() => new PdfWorker()}
      />
    </>
  );
}
