/** A document to read. */
export interface ShownDocument {
  readonly title: string;
  /** Not sanitised yet. Null if only the facts were kept. */
  readonly html: string | null;
  /** BCP 47 language of the text, if it may differ from the page's. */
  readonly locale?: string | undefined;
  /** What is known about it, above the text. */
  readonly facts: readonly { readonly name: string; readonly value: string }[];
}
