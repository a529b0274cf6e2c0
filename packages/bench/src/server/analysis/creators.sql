-- Whose works and comments the bench of the analysis makes up, and what people say: the demo's own comments, as they were read when they
-- came, are the templates. `bench.size` is 1 for the full size; what a creator has is the same at every size, only creators are fewer.
select setseed(0.2026);
create schema bench;

-- 24 months of UTC, the running one among them, up to the moment of filling.
create table bench.span as
select date_trunc('month', now(), 'UTC') - interval '23 months' as first, now() - interval '1 minute' as last, greatest(3, round(300 * size))::int large, round(20000 * size)::int middling, size
from (select current_setting('bench.size')::float8 size) s;

select make_partition('comments', 'comment_time', 'month', first + n * interval '1 month') from bench.span, generate_series(0, 23) n;

create table bench.templates as
select u.country, row_number() over (partition by u.country order by c.id) place, count(*) over (partition by u.country) places,
  c.content, c.lang, c.sentiment, c.sentiment_score, c.words, c.complaints, c.is_question, c.spam, c.keyword_hits, c.read_version
from comments c join ups u on u.id = c.up_id where c.comment_status = 0;

-- What the demo's channels say stands in the counts already; months are counted together with it.
create table bench.words as select * from comment_token_daily;
truncate comment_token_daily, comment_token_weekly;
create table bench.hits (keyword_id bigint, n bigint, last_time timestamptz);

-- A few hundred have thousands of works and up to 400,000 comments, some thousands hundreds of both, the others some tens.
create table bench.creators as
select id up_id, web_id, country, n, kind, coalesce(avg_views, fans_num / 10, 500) avg_views, works,
  case kind when 'large' then 115000 + 285000 * place ^ -0.6 when 'middling' then 200 + n * 31 % 200 else case when n % 6 = 0 then 6 + n * 17 % 40 else 0 end end / works::float8 said
from (
  select *, case kind when 'large' then 2000 + 18000 * place ^ -0.6 when 'middling' then 300 + n % 200 else 1 + n * 7919 % 84 end::int works
  from (
    select u.id, u.web_id, u.country, u.avg_views, u.fans_num, u.id - 1000000000 n,
      case when u.id - 1000000000 <= s.large then 'large' when u.id - 1000000000 <= s.large + s.middling then 'middling' else 'small' end kind,
      case when u.id = 1000000001 then 1 else 300 * (u.id - 1000000000.5) / s.large end::float8 place
    from ups u, bench.span s where u.id > 1000000000 and u.id <= 1001000000) told) counted;
alter table bench.creators add primary key (up_id);

-- The large ones belong to somebody; the largest to the first BD of Vietnam.
update ups u set country = case when c.n = 1 then 'VN' else u.country end, web_id = case when c.n <= 3 then 10 else u.web_id end, fans_num = 9000000 / c.n ^ 0.3, avg_views = 400000 / c.n ^ 0.3,
  median_views = 300000 / c.n ^ 0.3, own_time = now() - interval '1 year', black_flag = false,
  bd_id = (select id from users b where b.account like case when c.n = 1 then 'bd.vn.1' else 'bd.' || lower(u.country) || '.' || 1 + c.n % 6 end)
from bench.creators c where c.up_id = u.id and c.kind = 'large';
update bench.creators c set country = u.country, web_id = u.web_id, avg_views = u.avg_views from ups u where u.id = c.up_id and c.kind = 'large';
analyze bench.creators;

insert into black_fans (id, web_id, fan_platform_id, fan_name, level, reason, fan_status)
select 8900000000000 + c.at * 1000 + n, 10, 'b' || lower(c.country) || n, 'fan' || n, 1 + n % 3, 'Insults other viewers.', 0
from bench.span s, unnest(array['VN', 'ID', 'TH', 'PH', 'MY', 'SG']) with ordinality c(country, at), generate_series(0, round(200 * s.size)::int + 1) n;

-- A team watches some thousands of words; none of these is in a template.
insert into keywords (library_id, word, word_key, hit_count) select (select min(id) from keyword_libraries where purpose = 1), 'watched word ' || n, 'watched word ' || n, 0 from generate_series(1, 2000) n;
