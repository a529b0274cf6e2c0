-- The words of some creators by week, as the server gathers them from their days: `bench.part` of 0 to 15 of them.
create temporary table days_of as
select d.*, date_trunc('week', day)::date week from comment_words_daily d where up_id > 1000000000 and up_id <= 1001000000 and (up_id & 15) = current_setting('bench.part')::int;

insert into comment_words_weekly (web_id, up_id, week, lang, comments, tokens, times, n, positive, negative)
select web_id, up_id, week, lang, comments, coalesce(tokens, '{}'), coalesce(times, '{}'), coalesce(n, '{}'), coalesce(positive, '{}'), coalesce(negative, '{}')
from (select web_id, up_id, week, lang, sum(comments)::int comments from days_of group by 1, 2, 3, 4) sizes
left join (
  select web_id, up_id, week, lang, array_agg(token order by token) tokens, array_agg(times order by token) times, array_agg(n order by token) n,
    array_agg(positive order by token) positive, array_agg(negative order by token) negative
  from (
    select web_id, up_id, week, lang, w.token, sum(w.times)::int times, sum(w.n)::int n, sum(w.positive)::int positive, sum(w.negative)::int negative
    from days_of cross join lateral unnest(tokens, times, n, positive, negative) as w(token, times, n, positive, negative) group by 1, 2, 3, 4, 5) words
  group by 1, 2, 3, 4) lists using (web_id, up_id, week, lang)
order by week, up_id, web_id, lang;
