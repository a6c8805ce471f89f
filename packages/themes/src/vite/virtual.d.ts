declare module 'virtual:dayfare-brands' {
  /** Address of the stylesheet of each brand that the build holds, by name, on the page's own origin. */
  export const brandSheetUrls: Readonly<Record<string, string | undefined>>;
  /** Address of the stylesheet of the look without a brand. */
  export const neutralSheetUrl: string;
}

declare module 'virtual:dayfare-brands/tabs' {
  /** Each brand's favicon, web app manifest and the colour of the browser's bars. */
  export const brandTabs: Readonly<
    Record<
      string,
      | {
          readonly icon: string;
          readonly manifest: string;
          readonly themeColour: Readonly<Record<import('../contract/tokens.ts').Scheme, string>>;
        }
      | undefined
    >
  >;
}

declare module 'virtual:dayfare-brands/fonts' {
  /** Each brand's own fonts; none for a brand that has those of the device. */
  export const brandFonts: Readonly<
    Record<
      import('../brands/names.ts').BrandName,
      readonly {
        readonly family: string;
        readonly url: string;
        readonly weights: readonly [number, number];
      }[]
    >
  >;
}

declare module 'virtual:dayfare-brands/all.css' {}

declare module '*.svg?no-inline' {
  /** Address of the file. */
  const url: string;
  export default url;
}
