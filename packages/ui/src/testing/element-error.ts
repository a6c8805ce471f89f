/** What a testing library offers, as far as its errors are made of it. */
interface ElementErrors {
  readonly getConfig: () => object;
  readonly prettyDOM: (element: Element) => string | false;
}

/**
 * How a query says that it found nothing, for `configure({ getElementError })`. While something is still being waited for, the
 * query runs at each change of the page and its error is never read: printing the page each time costs a tenth of a test. The
 * library's own switch for that has no type.
 */
export function quickElementError({ getConfig, prettyDOM }: ElementErrors) {
  const isStillWaiting = () =>
    (getConfig() as { readonly _disableExpensiveErrorDiagnostics?: boolean })
      ._disableExpensiveErrorDiagnostics === true;
  return function elementError(message: string | null, container: Element): Error {
    const page = isStillWaiting() ? '' : `\n\n${prettyDOM(container)}`;
    const error = new Error(`${message ?? ''}${page}`);
    error.name = 'TestingLibraryElementError';
    Error.captureStackTrace?.(error, elementError);
    return error;
  };
}
