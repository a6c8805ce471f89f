/** Values of the configuration that someone has changed; in memory, so that a restart brings the usual ones back. */
export interface ChangedValues {
  readonly all: () => Readonly<Record<string, string>>;
  readonly set: (values: Readonly<Record<string, string>>) => void;
  readonly clear: () => void;
}

declare module '../../platform/http/server.ts' {
  interface Server {
    /** Over the configuration that the settings make. */
    readonly changedValues: ChangedValues;
  }
}

/** Starts with nothing changed. */
export function createChangedValues(): ChangedValues {
  let changed: Readonly<Record<string, string>> = {};
  return {
    all: () => changed,
    set: (values) => {
      changed = { ...changed, ...values };
    },
    clear: () => {
      changed = {};
    },
  };
}
