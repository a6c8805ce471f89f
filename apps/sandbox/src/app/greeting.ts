import { product } from '@dayfare/domain/product';
import { seededSignIns } from '../seeds/index.ts';

/** What is told of a started server. */
interface Greeted {
  readonly host: string;
  readonly port: number;
  readonly where: string;
  readonly isSteerable: boolean;
  readonly hasSeededPeople: boolean;
}

/** What a started server says on the console: where it is, who can sign in, where the data lies. */
export function greeting({ host, port, where, isSteerable, hasSeededPeople }: Greeted): string {
  const origin = `http://${host === '127.0.0.1' || host === '::1' ? 'localhost' : host}:${port}`;
  const width = Math.max(...seededSignIns.map(({ phone }) => phone.length));
  const people = seededSignIns.map(
    ({ phone, email, shows }) => `  ${phone.padEnd(width)}  ${email.padEnd(29)} ${shows}`,
  );
  const signIns = [
    '',
    `Sign in with a phone number or email; the password of all is ${seededSignIns[0]?.password}`,
    ...people,
  ];
  return [
    `${product} is at ${origin}`,
    `  API ${origin}/api/docs${isSteerable ? `   Sandbox ${origin}/sandbox` : ''}   Data ${where}`,
    ...(hasSeededPeople ? signIns : []),
  ].join('\n');
}
