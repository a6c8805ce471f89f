/** The password of the seeded people, which everybody can read: it opens nothing where they are not wanted and nobody may change to it. */
export const publishedPassphrase = 'Early-Bird-2026!';
