/** Asks /sandbox of a running server: method, path below it, and what to send. Throws for whatever is not carried out. */
export type Steer = (method: string, path: string, body?: object) => Promise<unknown>;
