import { expect, test } from 'vitest';
import * as pure from './document';
import * as face from './index';
import * as node from './node';

test('the names of the React door', () => {
  expect(Object.keys(face).sort()).toMatchInlineSnapshot(`
    [
      "PdfError",
      "PdfPreviewDrawer",
      "addFonts",
      "creatorDocument",
      "distinctFileNames",
      "filledFormDocument",
      "fontFile",
      "fontNames",
      "merchantDocument",
      "preparePdfPreview",
      "readFilledForm",
      "saveFile",
      "slipDocument",
      "startPdfWorker",
      "statementDocument",
      "toFileName",
      "usePdfBatch",
      "usePdfPreview",
      "workOrderDocument",
    ]
  `);
});

test('the names of the document door', () => {
  expect(Object.keys(pure).sort()).toMatchInlineSnapshot(`
    [
      "CreatorPage",
      "Field",
      "FilledFormPage",
      "MerchantPage",
      "PdfDocument",
      "PdfError",
      "PdfPage",
      "PdfText",
      "Picture",
      "RichText",
      "Section",
      "SlipPage",
      "StatementPage",
      "Table",
      "WorkOrderPage",
      "addFonts",
      "breakLines",
      "cleanText",
      "fetchFont",
      "fontFile",
      "fontNames",
      "fontStack",
      "loadFonts",
      "look",
      "lookUpIn",
      "namesOf",
      "printMoney",
      "printPercent",
      "readFilledForm",
      "renderPdf",
      "useContentWidth",
      "useFonts",
      "webLink",
      "widthOf",
    ]
  `);
});

test('the names of the Node door', () => {
  expect(Object.keys(node).sort()).toMatchInlineSnapshot(`
    [
      "PdfError",
      "addFonts",
      "filledFormDocument",
      "loadFontsFromDisk",
      "merchantDocument",
      "renderBatch",
      "renderToBuffer",
      "renderToFile",
      "workOrderDocument",
    ]
  `);
});
