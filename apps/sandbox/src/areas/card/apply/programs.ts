import { userType } from '@dayfare/domain/access';
import { type CardProgram, cardContracts } from '@dayfare/domain/card';
import { contractType } from '@dayfare/domain/contracts';
import type { Employee } from '../../session/index.ts';

/** Seeded people whose employers have another program than most. */
const others: Readonly<Record<number, CardProgram>> = { 1054: 'Debit', 1055: 'NoCIP' };

/** The card program that a person is in: people without an employer have a general-purpose card. */
export function programOf({ id, userType: type }: Pick<Employee, 'id' | 'userType'>): CardProgram {
  return others[id] ?? (userType.fromWire(type) === 'DirectUser' ? 'GPR' : 'CIP');
}

/** The contract types that a person agrees to before applying, as on the wire. */
export function contractTypesFor(employee: Employee): readonly number[] {
  return cardContracts(programOf(employee), employee.environment).map((type) => contractType.toWire(type));
}
