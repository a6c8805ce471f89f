import { createServer } from 'node:net';

/**
 * Reads a port from the environment and makes sure that nothing listens there.
 * @param {string} variable name in the environment
 * @param {number} usual the port when the variable is not set
 * @param {string} what what is to run there, for the message
 */
export async function freePort(variable, usual, what) {
  const text = process.env[variable] ?? String(usual);
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`${variable} is "${text}". It must be a port, a whole number from 1 to 65535.`);
  }
  if (await isTaken(port)) throw new Error(portTaken(variable, port, what));
  return port;
}

/**
 * What to say when something listens at a port already.
 * @param {string} variable name in the environment that chooses another port
 * @param {number} port
 * @param {string} what what was to run there
 */
export function portTaken(variable, port, what) {
  return `Port ${port} is taken, and ${what} needs it. Stop what runs there, or choose another: ${variable}=${port + 1} npm start`;
}

/** @returns {Promise<boolean>} whether something on this machine listens at the port */
function isTaken(port) {
  return new Promise((done) => {
    const probe = createServer();
    probe.once('error', () => done(true));
    probe.listen(port, '127.0.0.1', () => probe.close(() => done(false)));
  });
}
