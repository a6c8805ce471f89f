import { describe, expect, it } from 'vitest';
import { emailProblem } from './email.ts';

describe('emailProblem', () => {
  it.each(['ana@example.com', ' ana@example.co ', 'ana@[192.168.0.1]', 'a.b+c@d.example'])(
    'finds nothing wrong with %j [validation-001]',
    (text) => {
      expect(emailProblem(text)).toBeNull();
    },
  );

  it.each(['ana', 'ana@example', 'ana@example.c', 'ana@[1.2.3]', 'a na@example.com'])(
    'says EmailNotValid of %j [validation-020]',
    (text) => {
      expect(emailProblem(text)).toEqual({ key: 'EmailNotValid' });
    },
  );

  it.each(['', '  '])('asks for an address where %j stands', (text) => {
    expect(emailProblem(text)).toEqual({ key: 'Required' });
  });
});
