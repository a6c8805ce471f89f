/**
 * What we use of pdfkit 0.20. The published types are those of 0.17: they know neither PDF/UA nor the scope of a heading cell, and want
 * Node's streams in a browser.
 */
declare module 'pdfkit' {
  /** Options of an element of the structure tree. */
  export interface StructOptions {
    /** BCP 47 */
    readonly lang?: string | undefined;
    readonly alt?: string | undefined;
    readonly scope?: 'Row' | 'Column' | undefined;
    /** Left, top, right, bottom on the page. */
    readonly bbox?: readonly [number, number, number, number] | undefined;
  }

  /** An element of the structure tree. What draws its content runs when it is added to an attached parent. */
  export interface StructElement {
    add(child: StructElement | (() => void)): StructElement;
    end(): void;
  }

  export interface TextOptions {
    readonly width?: number;
    readonly align?: 'left' | 'right' | undefined;
    readonly lineGap?: number;
    readonly continued?: boolean;
    readonly lineBreak?: boolean;
    readonly underline?: boolean;
    readonly strike?: boolean;
    /** Null ends the link of the text before. */
    readonly link?: string | null;
  }

  interface Margins {
    top: number;
    bottom: number;
    left: number;
    right: number;
  }

  export interface DocumentOptions {
    readonly size: readonly [number, number];
    readonly margins: Margins;
    readonly pdfVersion: '1.7';
    readonly subset: 'PDF/UA';
    readonly tagged: boolean;
    readonly lang: string;
    readonly displayTitle: boolean;
    readonly bufferPages: boolean;
    readonly autoFirstPage: boolean;
    /** Empty: none of those that every reader has, whose measures would come with the library. */
    readonly font: '';
    readonly info: Readonly<Record<string, string | Date>>;
  }

  export default class PDFDocument {
    constructor(options: DocumentOptions);
    x: number;
    y: number;
    readonly page: { readonly margins: Margins; readonly width: number; readonly height: number };
    on(event: 'data', listener: (chunk: Uint8Array) => void): this;
    on(event: 'end', listener: () => void): this;
    addPage(): this;
    bufferedPageRange(): { start: number; count: number };
    switchToPage(index: number): unknown;
    registerFont(name: string, source: Uint8Array): this;
    font(name: string, size?: number): this;
    fontSize(size: number): this;
    fillColor(colour: string): this;
    text(text: string, options?: TextOptions): this;
    text(text: string, x: number, y: number, options?: TextOptions): this;
    heightOfString(text: string, options?: TextOptions): number;
    widthOfString(text: string, options?: TextOptions): number;
    currentLineHeight(withGap?: boolean): number;
    struct(tag: string, options?: StructOptions, children?: readonly (() => void)[]): StructElement;
    addStructure(element: StructElement): this;
    markContent(tag: 'Artifact', options: { readonly type: 'Layout' | 'Pagination' }): this;
    endMarkedContent(): this;
    save(): this;
    restore(): this;
    translate(x: number, y: number): this;
    scale(x: number, y: number): this;
    rotate(degrees: number): this;
    lineWidth(width: number): this;
    lineCap(cap: string): this;
    lineJoin(join: string): this;
    opacity(opacity: number): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    path(d: string): this;
    rect(x: number, y: number, width: number, height: number): this;
    roundedRect(x: number, y: number, width: number, height: number, radius: number): this;
    ellipse(x: number, y: number, radiusX: number, radiusY: number): this;
    polygon(...points: readonly (readonly number[])[]): this;
    fill(colour: string, rule?: 'even-odd' | 'non-zero'): this;
    stroke(colour: string): this;
    fillAndStroke(fill: string, stroke: string, rule?: 'even-odd' | 'non-zero'): this;
    end(): void;
  }
}
