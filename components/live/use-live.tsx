'use client';

import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { type Live, type LiveOptions, type LiveValue, openLive } from './live.ts';

const LiveContext = createContext<Live | null>(null);

/** Before the connection is made, and on the server, the page shows what came with its HTML. */
function still({ initial }: LiveOptions): Live {
  const value: LiveValue = {
    state: initial.state,
    head: initial.head,
    last: null,
    complete: initial.complete,
    connection: { is: 'catching-up' },
    presence: { tables: [], watching: 0 },
    joins: [],
    behind: null,
  };
  return {
    get: () => value,
    subscribe: () => () => undefined,
    send: async () => null,
    close: () => undefined,
  };
}

export function LiveProvider({
  children,
  ...options
}: LiveOptions & { readonly children: ReactNode }) {
  const [live, setLive] = useState<Live>(() => still(options));
  const { side, initial } = options;
  useEffect(() => {
    const opened = openLive({ side, initial });
    setLive(opened);
    return () => opened.close();
  }, [side, initial]);
  return <LiveContext value={live}>{children}</LiveContext>;
}

function useLiveStore(): Live {
  const live = useContext(LiveContext);
  if (!live) throw new Error('useLive outside of a LiveProvider');
  return live;
}

export function useLive(): LiveValue {
  const live = useLiveStore();
  return useSyncExternalStore(live.subscribe, live.get, live.get);
}

export function useSend(): Live['send'] {
  return useLiveStore().send;
}
