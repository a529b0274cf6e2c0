-- The works of one month, `bench.month` of 0 to 23, in the order of their posting, and what was said under them, in the order of its time:
-- straight into the months of comments, each with its key. Indexes and triggers are away meanwhile.
select setseed(0.2026 + current_setting('bench.month')::int / 100.0);

create temporary table month_of as
select m, since, least(since + interval '1 month', s.last) until, s.first, s.last, s.size, (extract(epoch from since - s.first) / extract(epoch from s.last - s.first))::float8 from_share,
  (extract(epoch from least(since + interval '1 month', s.last) - s.first) / extract(epoch from s.last - s.first))::float8 to_share
from (select *, current_setting('bench.month')::int m, first + current_setting('bench.month')::int * interval '1 month' since from bench.span) s;

create temporary table posted as
select 8500000000000 + p.m * 10000000 + row_number() over (order by post_time) id, p.*,
  greatest(10, avg_views * exp(2.4 * (random() + random() + random() - 1.5)))::bigint seen, case when kind = 'large' then floor(said * -ln(1 - random()) + random()) when said > 0 and (n + k) % 8 = 0 then floor(8 * said * -ln(1 - random()) + random()) else 0 end::int comments
from (
  select c.*, o.m, k, o.first + (o.last - o.first) * ((k - 1 + (hashint8(c.n * 1000003 + k) & 65535) / 65536.0) / c.works) post_time
  from month_of o, bench.creators c, generate_series(floor(o.from_share * c.works)::int + 1, least(c.works, floor(o.to_share * c.works)::int + 1)) k) p, month_of o
where p.post_time >= o.since and p.post_time < o.until;

insert into works (id, web_id, platform_work_id, up_id, link, descr, duration, post_time, hashtags, views, likes, comments, shares, favorites, is_commerce, goods_ids, create_time, data_time)
select p.id, web_id, 'a' || to_hex(p.id - 8500000000000), up_id, 'https://b.example/' || p.k, case when k % 6 = 0 then 'Tried it for ' || k || ' days, honest review' end, 15 + k % 90, post_time,
  case when k % 4 = 0 then array['review', 'fyp' || k % 50] else '{}' end, seen, seen * 0.06, comments, seen * 0.004, seen * 0.006, k % 10 = 0,
  case when (n + k) % case when kind = 'large' then 200 else 2000 end = 7 then array[w.ids[1 + k % array_length(w.ids, 1)]] when k % 40 = 0 then array[8200000000000 + (n * 31 + k) % 50000] else '{}' end, post_time, o.last
from posted p cross join month_of o
  left join (select g.country, array_agg(g.id order by g.id) ids from goods g join shops s on s.id = g.shop_id where s.user_id is not null group by 1) w on w.country = p.country
order by p.id;
insert into work_texts (work_id, post_time, said, hashtags)
select w.id, w.post_time, folded(coalesce(w.descr, '')), w.hashtags from works w join posted p on p.id = w.id where w.descr <> '' or w.hashtags <> '{}' order by w.id;
insert into work_goods (goods_id, work_id) select distinct g, w.id from works w join posted p on p.id = w.id cross join unnest(w.goods_ids) g;

with fresh as (
  insert into comments (id, web_id, platform_comment_id, work_id, up_id, parent_platform_id, author_name, author_platform_id, content, like_num, reply_num, comment_time, day, data_time, read_version, lang,
    sentiment, sentiment_score, words, complaints, is_question, spam, keyword_hits, black_fan_id, comment_status, is_here_only, create_time)
  select 8700000000000 + m * 20000000 + row_number() over (order by at), d.web_id, 'b' || to_hex(work_id - 8500000000000) || '.' || part, work_id, up_id, case when part > 1 and r[1] < 0.06 then 'b' || to_hex(work_id - 8500000000000) || '.' || part - 1 end,
    case when fan % 12 = 0 then 'user' || 10000 + fan else names[1 + fan % 12] || fan end, 'b' || lower(d.country) || fan, case when r[2] < 0.8 then t.content || ' ' || floor(r[2] * 1250000) else t.content end,
    floor(r[3] ^ 4 * 60), 0, at, country_day(d.country, at), least(at + interval '2 hours', last), t.read_version, t.lang, t.sentiment, t.sentiment_score, t.words, t.complaints, t.is_question, t.spam,
    t.keyword_hits, case when d.web_id = 10 and fan <= round(200 * size) + 1 then 8900000000000 + country_at * 1000 + fan end, hidden, hidden = 1, least(at + interval '2 hours', last)
  from (
    select p.id work_id, p.up_id, p.web_id, p.country, o.m, o.last, o.size, part, array[random(), random(), random()] r, case when random() < 0.004 then 1 else 0 end hidden,
      1 + floor(x.places * random())::int place, floor(2000000 * o.size * random() ^ 1.5)::bigint fan, x.country_at, x.names,
      case when p.post_time - ln(1 - random()) * interval '2 days' < o.last then p.post_time - ln(1 - random()) * interval '2 days' else p.post_time + random() * (o.last - p.post_time) end as at
    from posted p cross join month_of o
      join (select country, max(places) places, array_position(array['VN', 'ID', 'TH', 'PH', 'MY', 'SG'], country) country_at, array['linh.ne', 'ploy', 'grace.t', 'aisyah', 'junwei', 'putri.a', 'thao_hn', 'mint_chill', 'jas_v', 'weiling', 'arjun.n', 'rizky'] names
        from bench.templates group by 1) x on x.country = p.country, generate_series(1, p.comments) part) d
    join bench.templates t on t.country = d.country and t.place = d.place
  where at <= last
  order by at
  returning web_id, platform_comment_id, id, comment_time)
insert into comment_keys (web_id, platform_comment_id, comment_id, comment_time) select * from fresh;
