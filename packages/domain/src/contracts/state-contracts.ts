/** Numbers of the contracts that people of some states have to agree to, by the state's two letters. */
export type StateContracts = Readonly<Record<string, number>>;

/** Reads configuration `StateContractTypes`, such as `{"CA":305}`. What is no number of a contract is left out; invalid JSON has none. */
export function stateContracts(setting: string | null | undefined): StateContracts {
  try {
    const read: unknown = JSON.parse(setting ?? '{}');
    const entries = Object.entries(Object(read)).filter(
      (entry): entry is [string, number] => Number.isInteger(entry[1]) && Number(entry[1]) > 0,
    );
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}
