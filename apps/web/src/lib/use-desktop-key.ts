import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callDesktop, onDesktopEvent } from './desktop-bridge.ts';

const queryKey = ['desktop', 'key'];

/** The state of the desktop app's API key and where it is stored. It follows every change. */
export function useDesktopKey() {
  const client = useQueryClient();
  useEffect(() => onDesktopEvent('key.changed', (status) => client.setQueryData(queryKey, status)), [client]);
  return useQuery({ queryKey, queryFn: () => callDesktop('key.status', {}) });
}
