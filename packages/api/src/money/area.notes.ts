/** What the area is about, for the OpenAPI document. */
export const about = 'Earned wages and moving them.';
