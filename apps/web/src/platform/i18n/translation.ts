/**
 * What a catalogue in another language must have: every key of the English one, and for each plural also the form
 * `_many`, which Spanish and French have for millions.
 */
export type Translation<English> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : Translation<English[Key]>;
} & {
  readonly [Key in keyof English as Key extends `${infer Base}_other` ? `${Base}_many` : never]: string;
};
