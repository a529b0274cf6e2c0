import type { MenuNode } from '@backlot/contract';
import type { Named } from '@backlot/i18n';

/** The three names of a menu node, for `nameOf`. */
export const menuName = ({ meta }: MenuNode): Named => ({ name: meta.title, enName: meta.enName, vnName: meta.vnName });
