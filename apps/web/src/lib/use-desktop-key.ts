import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callDesktop, onDesktopEvent } from './desktop-bridge.ts';

const queryKey = ['desktop', 'key'];

/** Whether there is a key, and where it is kept. Follows every change. */
export function useDesktopKey() {
  const client = useQueryClient();
  useEffect(() => onDesktopEvent('key.changed', (status) => client.setQueryData(queryKey, status)), [client]);
  return useQuery({ queryKey, queryFn: () => callDesktop('key.status', {}) });
}
