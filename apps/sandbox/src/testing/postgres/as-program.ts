/** The address of the same database for the role of the program, which reads and writes rows and owns nothing. */
export function asProgram(databaseUrl: string): string {
  return Object.assign(new URL(databaseUrl), { username: 'dayfare_app' }).href;
}
