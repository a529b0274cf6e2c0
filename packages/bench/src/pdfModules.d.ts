declare module 'pdfmake/build/pdfmake.min.js' {
  const pdfMake: {
    addVirtualFileSystem(files: Record<string, string>): void;
    addFonts(fonts: Record<string, { normal: string }>): void;
    createPdf(document: object): { getBlob(): Promise<Blob> };
  };
  export default pdfMake;
}
declare module 'pdfkit' {
  class PDFKit {
    y: number;
    constructor(options: object);
    on(event: string, listener: (value: never) => void): this;
    registerFont(name: string, source: Uint8Array): this;
    font(name: string): this;
    fontSize(size: number): this;
    text(text: string, ...rest: unknown[]): this;
    end(): void;
  }
  export default PDFKit;
}
declare module '@backlot/pdf-export/worker?worker&url' {
  const url: string;
  export default url;
}
