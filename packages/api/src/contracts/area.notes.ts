/** What the area is about, for the OpenAPI document. */
export const about = 'Documents that a user agrees to.';
