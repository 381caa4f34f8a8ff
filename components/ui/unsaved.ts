'use client';

import { useCallback, useEffect, useRef } from 'react';

/** The forms of this page that hold something typed and not recorded. */
const unsaved = new Set<object>();

export function isUnsaved(): boolean {
  return unsaved.size > 0;
}

/** Who leaves after all was asked once; the browser does not ask again. */
export function forgetUnsaved(): void {
  unsaved.clear();
}

/** Tells whether this form holds something typed and not recorded; a form that goes away holds nothing. */
export function useUnsaved(): (typed: boolean) => void {
  const form = useRef({});
  useEffect(() => {
    const key = form.current;
    return () => {
      unsaved.delete(key);
    };
  }, []);
  return useCallback((typed) => {
    if (typed) unsaved.add(form.current);
    else unsaved.delete(form.current);
  }, []);
}

/** True where a control says something else than when the form was shown. A file is chosen again in a moment. */
export function isTyped({ elements }: HTMLFormElement): boolean {
  return [...elements].some((control) => {
    if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
    if (control instanceof HTMLSelectElement) {
      const first = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
      return control.selectedIndex !== Math.max(0, first);
    }
    if (!(control instanceof HTMLInputElement) || control.type === 'file') return false;
    return control.type === 'checkbox' || control.type === 'radio'
      ? control.checked !== control.defaultChecked
      : control.value !== control.defaultValue;
  });
}
