-- What the comments of one month say, by day, counted as the server counts it: `bench.month` of 0 to 23 in the days of the creators'
-- countries, which reach into the months around it.
create temporary table days_of as
select m, since, case when m = 23 then since + 60 else (since + interval '1 month')::date end until
from (select current_setting('bench.month')::int m, ((first + current_setting('bench.month')::int * interval '1 month') at time zone 'UTC')::date since from bench.span) s;

-- Asked in subselects, moments are known before the months are looked into.
create temporary table said as
select web_id, up_id, work_id, day, lang, sentiment, words, complaints, keyword_hits, comment_time
from comments
where comment_status = 0 and up_id > 1000000000 and up_id <= 1001000000 and day >= (select since from days_of) and day < (select until from days_of)
  and comment_time >= (select (since - 1)::timestamp at time zone 'UTC' from days_of) and comment_time < (select (until + 1)::timestamp at time zone 'UTC' from days_of);

-- Day by day, as they come.
insert into comment_daily (web_id, up_id, work_id, day, lang, sentiment, n) select web_id, up_id, work_id, day, lang, sentiment, count(*) from said group by 1, 2, 3, 4, 5, 6 order by 4, 2, 3;

-- The demo has some of these days already.
insert into comment_channel_daily (web_id, day, lang, sentiment, n) select web_id, day, lang, sentiment, count(*) from said group by 1, 2, 3, 4
on conflict (day, web_id, lang, sentiment) do update set n = comment_channel_daily.n + excluded.n;

with fresh as (
  insert into comment_complaint_daily (web_id, up_id, work_id, day, kind, n) select web_id, up_id, work_id, day, kind, count(*) from said cross join unnest(complaints) kind group by 1, 2, 3, 4, 5
  returning web_id, day, kind, n)
insert into comment_channel_complaint_daily as kept (web_id, day, kind, n) select web_id, day, kind, sum(n) from fresh group by 1, 2, 3
on conflict (day, web_id, kind) do update set n = kept.n + excluded.n;

with fresh as materialized (
  select web_id, up_id, day, lang, token, sum(times)::int times, count(*)::int n, (count(*) filter (where sentiment > 0))::int positive, (count(*) filter (where sentiment < 0))::int negative
  from said cross join lateral (select token, count(*) times from unnest(words) word(token) group by token) word group by 1, 2, 3, 4, 5),
lists as (
  select web_id, up_id, day, lang, array_agg(token) tokens, array_agg(times) times, array_agg(n) n, array_agg(positive) positive, array_agg(negative) negative
  from (select * from fresh order by day, up_id, web_id, lang, token) f group by day, up_id, web_id, lang),
of_creators as (
  insert into comment_words_daily (web_id, up_id, day, lang, comments, tokens, times, n, positive, negative)
  select web_id, up_id, day, lang, comments, coalesce(tokens, '{}'), coalesce(times, '{}'), coalesce(n, '{}'), coalesce(positive, '{}'), coalesce(negative, '{}')
  from (select web_id, up_id, day, lang, count(*)::int comments from said group by 1, 2, 3, 4) sizes left join lists using (web_id, up_id, day, lang) order by day, up_id, web_id, lang),
of_channels as (
  insert into comment_token_daily (web_id, day, lang, token, times, n, positive, negative)
  select web_id, day, lang, token, sum(times), sum(n), sum(positive), sum(negative)
  from (select web_id, day, lang, token, times, n, positive, negative from fresh union all
    select w.web_id, w.day, w.lang, w.token, w.times, w.n, w.positive, w.negative from bench.words w, days_of o where (o.m = 0 or w.day >= o.since) and w.day < o.until) together
  group by 1, 2, 3, 4
  returning web_id, day, lang, token, times, n, positive, negative)
insert into comment_token_weekly as kept (web_id, week, lang, token, times, n, positive, negative)
select web_id, date_trunc('week', day)::date, lang, token, sum(times), sum(n), sum(positive), sum(negative) from of_channels group by 1, 2, 3, 4
on conflict (web_id, week, lang, token) do update set
  times = kept.times + excluded.times, n = kept.n + excluded.n, positive = kept.positive + excluded.positive, negative = kept.negative + excluded.negative;

insert into bench.hits select hit, count(*), max(comment_time) from said cross join unnest(keyword_hits) hit group by 1;
