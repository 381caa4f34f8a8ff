'use client';

import { useEffect, useState } from 'react';

/** True in the one tab of this browser that holds the name; another waits, and takes over when it is closed. */
export function useOnlyTab(name: string): boolean {
  const [only, setOnly] = useState(false);
  useEffect(() => {
    const ended = new AbortController();
    navigator.locks
      .request(name, { signal: ended.signal }, () => {
        setOnly(true);
        return new Promise<void>((release) =>
          ended.signal.addEventListener('abort', () => release()),
        );
      })
      .catch(() => undefined);
    return () => ended.abort();
  }, [name]);
  return only;
}
