/** How serious a message from the server is, by its wire number. */
export const messageLevels = {
  OK: 0,
  Info: 1,
  Error: 2,
  Warning: 3,
  LimitExceeded: 4,
  Forbidden: 5,
  Unauthorized: 6,
} as const;

/** Name of a message level. */
export type MessageLevel = keyof typeof messageLevels;

const nameByNumber = new Map<number | undefined, MessageLevel>(
  Object.entries(messageLevels).map(([name, number]) => [number, name as MessageLevel]),
);

const levelByStatus: Readonly<Record<number, MessageLevel>> = {
  401: 'Unauthorized',
  403: 'Forbidden',
  429: 'LimitExceeded',
};

/** The level of a refusal: the one the server gave, else the one that its status implies, else Error. */
export function messageLevelOf(wireLevel: number | undefined, httpStatus: number | undefined): MessageLevel {
  return nameByNumber.get(wireLevel) ?? levelByStatus[httpStatus ?? 0] ?? 'Error';
}
