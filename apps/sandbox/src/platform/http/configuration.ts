import type { Server } from './server.ts';

type Values = Readonly<Record<string, string>>;

/** What the app and the server are configured with, under the keys of the documents. */
export interface Configuration {
  /** As it is now: made from the settings, with what has been changed since. */
  readonly all: () => Values;
  /** What has been changed since the server started; a restart brings the usual values back. */
  readonly changed: () => Values;
  readonly set: (values: Values) => void;
  /** Takes all changes back. */
  readonly clear: () => void;
}

declare module './server.ts' {
  interface Server {
    readonly configuration: Configuration;
  }
}

/** Starts with nothing changed. `made` gives the values that follow from the settings. */
export function createConfiguration(made: () => Values): Configuration {
  let changed: Values = {};
  return {
    all: () => ({ ...made(), ...changed }),
    changed: () => changed,
    set: (values) => {
      changed = { ...changed, ...values };
    },
    clear: () => {
      changed = {};
    },
  };
}

/** A server that can be asked what is configured. */
export type ConfiguredServer = Pick<Server, 'configuration' | 'settings'>;

/** A value of the configuration as it is now. */
export function valueNow({ configuration }: ConfiguredServer, key: string): string | undefined {
  return configuration.all()[key];
}

/** Whether a flag of the configuration is on now. */
export function isSwitchedOn(server: ConfiguredServer, key: string): boolean {
  return valueNow(server, key) === '1';
}

/** A value of the configuration as it is now, as a number; NaN for one that is none. */
export function numberNow(server: ConfiguredServer, key: string): number {
  return Number(valueNow(server, key));
}
