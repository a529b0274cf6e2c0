import { BlockList, isIP } from 'node:net';
import type { Language } from '../../db/Language';

/** Addresses that never cross the internet: this machine, private networks, link-local and shared ones (RFC 6890). */
const local = new BlockList();
for (const [net, bits] of [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  local.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  local.addSubnet(net, bits, 'ipv6');

const words = { en: 'Local network', 'zh-CN': '局域网', vn: 'Mạng nội bộ' };

/** Where an address is, as far as that can be told without asking anybody; null for the internet (decision 0010). */
export function placeOf(ip: string, language: Language): string | null {
  const address = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  const family = isIP(address);
  return family > 0 && local.check(address, family === 6 ? 'ipv6' : 'ipv4') ? words[language] : null;
}
