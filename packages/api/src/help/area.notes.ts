/** What the area is about, for the OpenAPI document. */
export const about = 'Questions and answers about the product.';
