/** Id of the element around the loading bar. */
export const loadingId = 'loading';
