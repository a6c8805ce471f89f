import type { CallNotes } from '../wire/index.ts';
import type { userContract } from './user-contract.ts';

export const notes = {
  getUserById: 'The enrollment record of the signed-in person',
  createUser: 'Create the record from what the person says',
  replaceUser: 'Replace what the person says',
  deleteUser: 'Delete what the person said',
  updateUser: 'Change some fields of the record',
  updatePassword: 'A new password, for those who have to choose one',
  updateSubwayUserEmployeeToken: 'The token by which a franchise’s payroll knows somebody',
  saveEnrollmentAgreements: 'Agree to all documents of the terms',
} as const satisfies CallNotes<typeof userContract>;
