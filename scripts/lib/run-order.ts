import { OrderError } from './make/order-error.ts';

/** Carries out what a command was told and sets the exit status: that of the work, or 2 with a sentence where it could not be done. */
export async function runOrder(usage: string, work: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await work();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    console.error(error instanceof OrderError ? message : `${message}\n\n${usage}`);
    process.exitCode = 2;
  }
}
