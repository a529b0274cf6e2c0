import { followKinds } from '@backlot/contract';
import { type SQL, sql } from 'drizzle-orm';
import { keywords } from '../../../tables/analysis/keyword';
import { channelGames, zoneFollows } from '../../../tables/analysis/zone';
import { works } from '../../../tables/creators/creator';

const kindIs = (kind: keyof typeof followKinds): SQL => sql.raw(`f.kind = ${followKinds[kind]}`);

/**
 * SQL: what is followed, as `f`: its names, and folded the words that its works are known by. Games are known by words of their own,
 * keywords by themselves, creators by their id.
 */
export const follows = (where: SQL): SQL => sql`(
  select f.id fav_id, f.web_id, f.kind, f.object_id, coalesce(g.name, u.nickname, k.word) name, g.en_name, g.vn_name, case
    when ${kindIs('game')} then array(select folded(word) from unnest(g.words) word)
    when ${kindIs('keyword')} then array[folded(k.word)] else '{}' end words
  from ${zoneFollows} f
  left join ${channelGames} g on ${kindIs('game')} and g.id = f.object_id
  left join ups u on ${kindIs('creator')} and u.id = f.object_id
  left join ${keywords} k on ${kindIs('keyword')} and k.id = f.object_id
  where f.status <> 2 and ${where})`;

/** SQL: what a work is looked through for: its title and its hashtags, folded. */
export const textOfWork = (work: SQL): SQL => sql`folded(coalesce(${work}.descr, '') || ' ' || array_to_string(${work}.hashtags, ' '))`;

/** SQL: whether a work with such a text is about what `f` of `follows` names. */
export const isAbout = ({ upId, text }: { upId: SQL; text: SQL }): SQL =>
  sql`(case when ${kindIs('creator')} then ${upId} = f.object_id else exists (select 1 from unnest(f.words) word where position(word in ${text}) > 0) end)`;

/** SQL: ids of the works of something followed. */
export const worksOfFollow = (favId: string): SQL => sql`(
  select w.id from ${follows(sql`f.id = ${favId}`)} f join ${works} w on w.web_id = f.web_id
  where ${isAbout({ upId: sql`w.up_id`, text: textOfWork(sql`w`) })})`;

/** SQL: comments of something followed: under its works, or that a keyword was found in. */
export const isCommentOfFollow = (favId: string, comment: { webId: SQL; upId: SQL; workId: SQL; keywordHits: SQL }): SQL => sql`exists (
  select 1 from ${zoneFollows} f where f.id = ${favId} and f.status <> 2 and f.web_id = ${comment.webId} and case
    when ${kindIs('keyword')} then ${comment.keywordHits} @> array[f.object_id]
    when ${kindIs('creator')} then ${comment.upId} = f.object_id
    else ${comment.workId} in ${worksOfFollow(favId)} end)`;
