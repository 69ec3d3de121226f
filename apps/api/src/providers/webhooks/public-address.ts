import ipaddr from 'ipaddr.js';

/** RFC 8215: addresses of IPv4 behind a translator of the network's own, which `ipaddr.js` counts as unicast. */
const localTranslation = ipaddr.IPv6.parseCIDR('64:ff9b:1::/48');
/** Everything that has been given out to networks of the internet lies in here (IANA's registry of IPv6). */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Returns true for an address that any machine of the internet can mean by it. What wraps an address of IPv4 is refused
 * whatever it wraps.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) {
    return false;
  }
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') {
    return false;
  }
  return !(parsed instanceof ipaddr.IPv6) || (parsed.match(globalUnicast) && !parsed.match(localTranslation));
}

/** Returns true for an address of this machine. */
export function isLoopbackAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.parse(address).range() === 'loopback';
}
