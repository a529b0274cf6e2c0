import type { DictType } from '@backlot/contract';

/** 200 dictionaries of 50 values, named in three languages. */
export const dictionaryTree: DictType[] = Array.from({ length: 200 }, (_, at) => ({
  id: String(at),
  pid: '0',
  code: `type${at}`,
  ...namesOf(`type ${at}`),
  children: Array.from({ length: 50 }, (_, child) => ({ code: `code${child}`, ...namesOf(`value ${at}.${child}`) })),
}));

function namesOf(text: string) {
  return { name: `中文 ${text}`, enName: `English ${text}`, vnName: `Tiếng Việt ${text}` };
}
