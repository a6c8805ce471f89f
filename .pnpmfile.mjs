/** @param {string | string[] | undefined} value */
const listOf = (value) => (typeof value === 'string' ? [value] : value);

/**
 * The runtime's packages say as plain text which system each is for, and pnpm reads lists. Without this it would install the runtime of every
 * system, 150 MB each.
 */
function readPackage(manifest) {
  if (!/^node-(bin-)?(darwin|linux|win)-/.test(manifest.name ?? '')) return manifest;
  return { ...manifest, os: listOf(manifest.os), cpu: listOf(manifest.cpu) };
}

export const hooks = { readPackage };
