const dollarQuote = '$$';

/**
 * Splits a migration into its statements: Postgres in process takes one at a time. A semicolon inside a
 * `$$ … $$` body does not end a statement.
 */
export function splitStatements(script: string): string[] {
  const statements: string[] = [];
  let current = '';
  let inBody = false;
  for (const line of script.split('\n')) {
    if (!inBody && line.trim().startsWith('--')) continue;
    if (line.split(dollarQuote).length % 2 === 0) inBody = !inBody;
    current += `${line}\n`;
    if (!inBody && line.trimEnd().endsWith(';')) {
      statements.push(current.trim());
      current = '';
    }
  }
  if (current.trim()) statements.push(current.trim());
  return statements;
}
