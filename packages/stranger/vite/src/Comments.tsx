import { analyseComment, cloudOf, countWords, method } from '@backlot/comment-words';

const read = ['Son đẹp quá, giao hàng nhanh', 'ของปลอม อย่าซื้อ', 'bagus banget kak'].map((text) => analyseComment(text));
const cloud = cloudOf({ counts: countWords(read.map(({ words }) => words)) });

export function Comments() {
  return (
    <p>
      {method.name}: {cloud.map(({ word }) => word).join(', ')}; {read.map(({ sentiment }) => sentiment).join(', ')}
    </p>
  );
}
