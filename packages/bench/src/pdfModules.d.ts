declare module 'pdfmake/build/pdfmake.min.js' {
  const pdfMake: {
    addVirtualFileSystem(files: Record<string, string>): void;
    addFonts(fonts: Record<string, { normal: string }>): void;
    createPdf(document: object): { getBlob(): Promise<Blob> };
  };
  export default pdfMake;
}
declare module 'pdfkit' {
  import type { PdfKit } from './pdfKitDocument';
  const PDFKit: PdfKit;
  export default PDFKit;
}
declare module '@backlot/pdf-export/worker?worker&url' {
  const url: string;
  export default url;
}
