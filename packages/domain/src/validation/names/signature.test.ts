import { describe, expect, it } from 'vitest';
import { signatureProblem } from './signature.ts';

describe('signatureProblem', () => {
  it.each(['José de la Cruz', ' jose  DE LA cruz ', 'Jose\u0301 de\tla Cruz'])(
    '%j signs for José de la Cruz [validation-019]',
    (signature) => {
      expect(signatureProblem(signature, 'José  de la Cruz')).toBeNull();
    },
  );

  it.each(['José', 'Josédela Cruz', 'J. de la Cruz', 'José de la Cruzz'])(
    '%j does not [validation-019]',
    (signature) => {
      expect(signatureProblem(signature, 'José de la Cruz')).toEqual({ key: 'AuthorizedSignatureNotValid' });
    },
  );

  it('asks for it where nothing stands', () => {
    expect(signatureProblem(' ', 'Ana')).toEqual({ key: 'Required' });
    expect(signatureProblem('', '')).toEqual({ key: 'Required' });
  });
});
