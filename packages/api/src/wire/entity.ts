type Immutable<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : { readonly [Key in keyof Value]: Immutable<Value[Key]> };

/** What a payload means to the app: the type of what its one reader gives, `fundsFromWire` for one. It is read-only. */
export type Entity<Read extends (wire: never, ...more: never[]) => unknown> = Immutable<ReturnType<Read>>;
