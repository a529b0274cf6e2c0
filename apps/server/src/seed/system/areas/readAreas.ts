import { namesOf } from '../../../db/namesOf';
import type { Words } from '@backlot/contract';
/** A country and what it is divided into, one a line: `code|Chinese|English|Vietnamese`; what is indented lies below the line above. The Vietnamese name is left out where it is the English one. */
export interface CountrySeed {
  code: string;
  names: Words;
  dialling: string;
  /** Of the capital. */
  place: readonly [lng: number, lat: number];
  divisions: string;
  /** How the post codes of a division begin, where the division alone decides it: `50xxx`. */
  postCodeOf?: (areaCode: string) => string | undefined;
}

export interface AreaSeed {
  areaCode: string;
  parentCode: string;
  levelCode: number;
  name: string;
  enName: string;
  vnName: string;
  cityCode: string | null;
  zipCode: string | null;
  lng: number | null;
  lat: number | null;
  sort: number;
}

/** The rows of a country, from the country down. */
export function readAreas({ code, names, dialling, place: [lng, lat], divisions, postCodeOf }: CountrySeed, sort: number): AreaSeed[] {
  const rows: AreaSeed[] = [
    { areaCode: code, parentCode: '0', levelCode: 0, ...namesOf(names), cityCode: dialling, zipCode: null, lng, lat, sort },
  ];
  let first = code;
  for (const [at, line] of divisions.trim().split('\n').entries()) {
    const isBelow = /^\s/.test(line);
    const [areaCode = '', zh = '', en = '', vn = en] = line.trim().split('|');
    rows.push({
      areaCode,
      parentCode: isBelow ? first : code,
      levelCode: isBelow ? 2 : 1,
      name: zh,
      enName: en,
      vnName: vn,
      cityCode: null,
      zipCode: postCodeOf?.(areaCode) ?? null,
      lng: null,
      lat: null,
      sort: at + 1,
    });
    if (!isBelow) first = areaCode;
  }
  return rows;
}
