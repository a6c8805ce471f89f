import { type RefObject, useEffect } from 'react';

/** Gives a photo to the form around an element: no input can be made to hold a file that it did not choose itself everywhere. */
export function useFormFile(
  inside: RefObject<HTMLElement | null>,
  name: string | undefined,
  file: File | null,
): void {
  useEffect(() => {
    const form = inside.current?.closest('form');
    if (!form || name === undefined || !file) return;
    const add = ({ formData }: FormDataEvent) => formData.append(name, file);
    form.addEventListener('formdata', add);
    return () => form.removeEventListener('formdata', add);
  }, [inside, name, file]);
}
