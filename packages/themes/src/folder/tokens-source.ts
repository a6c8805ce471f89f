import type { Tokens } from '../contract/tokens.ts';

const lineWidth = 110;

const quoted = (text: string) => (text.includes("'") ? `"${text}"` : `'${text}'`);

const literal = (value: string | number) => (typeof value === 'number' ? String(value) : quoted(value));

type Values = Readonly<Record<string, string | number>>;

function property(key: string, value: string | number): string {
  const line = `    ${key}: ${literal(value)},`;
  return line.length > lineWidth ? `    ${key}:\n      ${literal(value)},` : line;
}

function group(name: string, values: Values): string {
  const entries = Object.entries(values);
  const inline = `  ${name}: { ${entries.map(([key, value]) => `${key}: ${literal(value)}`).join(', ')} },`;
  if (name !== 'type' && inline.length <= lineWidth && entries.length < 8) return inline;
  return [`  ${name}: {`, ...entries.map(([key, value]) => property(key, value)), '  },'].join('\n');
}

/**
 * The text of a brand's tokens.ts, as the formatter would leave it. `contract` is the path to the contract's tokens.ts
 * as seen from the file. Throws if a value could end its own string.
 */
export function tokensSource(
  sentence: string,
  tokens: Tokens,
  contract = '../../contract/tokens.ts',
): string {
  const groups = Object.entries(tokens).map(([name, values]) => group(name, { ...values }));
  for (const value of Object.values(tokens).flatMap((values) => Object.values(values))) {
    if (/["\\\n\r\u2028\u2029]/.test(String(value))) throw new Error(`The value ${value} cannot be written.`);
  }
  return `import type { Tokens } from '${contract}';

/** ${sentence.replaceAll('*/', '')} */
export const tokens: Tokens = {
${groups.join('\n')}
};
`;
}
