import { type DeviceRequest, formatUserCode } from '@rakhim/contract';
import { nameKey } from './devices.policy.ts';
import type { DeviceRequestRow } from './devices.queries.ts';

/** A program that asks, as the person is shown it. @param letters the code, which is not stored. */
export function presentDeviceRequest(row: DeviceRequestRow, letters: string): DeviceRequest {
  return {
    userCode: formatUserCode(letters),
    client: row.client,
    deviceName: row.device_name,
    scopes: [...row.scopes],
    keyName: nameKey(row.client, row.device_name),
    requestedAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  };
}
