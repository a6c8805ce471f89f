/**
 * Type of a catalogue in another language: every key of the English one, and for plurals also the form `_many`, which Spanish and French
 * use for millions.
 */
export type Translation<English> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : Translation<English[Key]>;
} & {
  readonly [Key in keyof English as Key extends `${infer Base}_other` ? `${Base}_many` : never]: string;
};
