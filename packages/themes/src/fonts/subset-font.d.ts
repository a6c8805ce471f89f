declare module 'subset-font' {
  /** What is made of a font; the rest is as in https://github.com/papandreou/subset-font#api. */
  interface SubsetOptions {
    readonly targetFormat?: 'woff2' | undefined;
    /** An axis at one value, or between two of them. */
    readonly variationAxes?:
      | Readonly<Record<string, number | { readonly min: number; readonly max: number }>>
      | undefined;
  }

  /** The font with no other characters than those of a text. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: SubsetOptions,
  ): Promise<Uint8Array>;
}
