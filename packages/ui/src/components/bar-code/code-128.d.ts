/** The part of JsBarcode that encodes a text as Code 128, choosing the shortest mix of its three alphabets. */
declare module 'jsbarcode/bin/barcodes/CODE128/index.js' {
  export class CODE128 {
    constructor(text: string, options: object);
    valid(): boolean;
    /** `data` has a `1` for each dark module and a `0` for each light one. */
    encode(): { readonly data: string };
  }
}
