'use client';

import { useEffect, useState } from 'react';

const EVERY_MS = 30_000;

/** This device's clock, twice a minute; null in the server's HTML, which knows no age. */
export function useNow(): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    const look = () => setNow(Date.now());
    look();
    const timer = setInterval(look, EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
