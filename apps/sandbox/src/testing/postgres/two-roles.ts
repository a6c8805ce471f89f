import { Client } from 'pg';
import { asProgram } from './as-program.ts';

/** A database for two roles: one owns its tables, the other is the program's. */
export interface DatabaseOfTwoRoles {
  readonly databaseUrl: string;
  readonly databaseOwnerUrl: string;
}

/** Makes two ordinary roles, as on a server that others use too, and an empty database that one of them owns; neither may do anything else. */
export async function databaseOfTwoRoles(url: string, name: string): Promise<DatabaseOfTwoRoles> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`create role dayfare login password 'dayfare'`);
  await client.query(`create role dayfare_app login password 'dayfare'`);
  await client.query(`create database ${name} owner dayfare`);
  await client.end();
  const owner = Object.assign(new URL(url), { username: 'dayfare', password: 'dayfare' });
  owner.pathname = name;
  return { databaseUrl: asProgram(owner.href), databaseOwnerUrl: owner.href };
}
