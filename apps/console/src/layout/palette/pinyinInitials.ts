/** The first hanzi of each pinyin initial in the order of the Chinese collation; i, u and v begin no syllable. */
const firsts = [...'阿八嚓哒妸发旮哈讥咔垃妈拏噢妑七呥扨它穵夕丫帀'];
const letters = [...'abcdefghjklmnopqrstwxyz'];

const collator = new Intl.Collator('zh-Hans-CN-u-co-pinyin');
const hanzi = /^\p{Script=Han}$/u;

/** The pinyin initials of a text, `用户管理` → `yhgl`; what is not Chinese stays. Characters with several readings get their most common one. */
export const pinyinInitials = (text: string): string =>
  [...text]
    .map((sign) => (hanzi.test(sign) ? initialOf(sign) : sign))
    .join('')
    .toLowerCase();

function initialOf(sign: string): string {
  const at = firsts.findLastIndex((first) => collator.compare(first, sign) <= 0);
  return letters[at] ?? sign;
}
