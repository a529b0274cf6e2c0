export { follows, isAbout, isCommentOfFollow, textOfWork, worksOfFollow } from './followSql';
