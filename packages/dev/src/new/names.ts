/** The spellings of a name that templates need. */
export interface Names {
  /** `money`, the domain of `money/rewardRule`; empty for a package. */
  domain: string;
  /** `rewardRule` */
  one: string;
  /** `RewardRule` */
  One: string;
  /** `rewardRules` */
  many: string;
  /** `RewardRules` */
  Many: string;
  /** `reward rule` */
  words: string;
  /** `Reward rules` */
  Words: string;
  /** What people call it in the other two languages: `奖励规则`, `Quy tắc thưởng`. */
  zh: string;
  vn: string;
}

/** The words of a name in the languages that no spelling gives. */
export type GivenWords = Partial<Pick<Names, 'zh' | 'vn'>>;

/** Reads `money/rewardRule`, or `rewardRule` without a domain; says what is wrong with anything else. */
export function namesOf(given: string, { zh = '', vn = '' }: GivenWords = {}): Names {
  const [, domain = '', name = given] = /^(?:([a-z]+)\/)?([^/]*)$/.exec(given) ?? [];
  if (!/^[a-z][A-Za-z0-9]{1,39}$/.test(name))
    throw new Error(`“${given}” is no name for it: write one thing in lower camel case, such as rewardRule.`);
  const many = /[^aeiou]y$/.test(name) ? `${name.slice(0, -1)}ies` : /(?:s|x|ch|sh)$/.test(name) ? `${name}es` : `${name}s`;
  const spaced = (text: string) => text.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return { domain, one: name, One: capital(name), many, Many: capital(many), words: spaced(name), Words: capital(spaced(many)), zh, vn };
}

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
