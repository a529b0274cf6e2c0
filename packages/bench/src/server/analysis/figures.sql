-- What stands beside works and comments: snapshots of the newest works of the large creators and what they won by day, the figures of
-- creators by day, their followers, some sales, collections. Made once the indexes are there.
update keywords k set hit_count = k.hit_count + h.n, last_hit_time = greatest(k.last_hit_time, h.last_time) from (select keyword_id, sum(n) n, max(last_time) last_time from bench.hits group by 1) h where h.keyword_id = k.id;
update black_fans f set hit_count = h.n, last_hit_time = h.last_time from (select black_fan_id, count(*) n, max(comment_time) last_time from comments where black_fan_id is not null group by 1) h where h.black_fan_id = f.id;

update work_goods g set last_day = d.day from (select work_id, max(day) as day from comment_daily group by 1) d where d.work_id = g.work_id and g.last_day is distinct from d.day;

-- The newest 40 works of each and every twentieth of 400 days: by hour for two days, by day for a month, then by week.
create temporary table watched as
select w.id, w.up_id, w.post_time, w.views, c.country
from bench.creators c cross join lateral (select w.*, row_number() over (order by w.post_time desc) place from works w where w.up_id = c.up_id and w.post_time > now() - interval '400 days') w
where c.kind = 'large' and (w.place <= 40 or w.place % 20 = 0);

insert into work_metric_snapshots (work_id, stat_time, views, likes, comments, shares)
select id, at, v, v * 0.06, v * 0.001, v * 0.004
from (select id, at, (views * (1 - exp(-(extract(epoch from at - post_time) / 3600 + 0.5) / 72)))::bigint v from watched, bench.span,
  lateral (select post_time + h * interval '1 hour' as at from generate_series(0, 47) h union all select post_time + d * interval '1 day' from generate_series(2, 30) d union all select post_time + w * interval '7 days' from generate_series(5, 57) w) seen
  where at < last) shots order by at;

insert into up_gains_daily (up_id, day, views, likes, comments, shares, works)
with shots as (
  select distinct on (w.id, country_day(w.country, s.stat_time)) w.id, w.up_id, country_day(w.country, w.post_time) posted, country_day(w.country, s.stat_time) as day, s.views, s.likes, s.comments, s.shares
  from watched w join work_metric_snapshots s on s.work_id = w.id order by 1, 4, s.stat_time desc),
told as (
  select *, posted = day is_new, lag(day) over past = day - 1 is_next, lag(views) over past views_before, lag(likes) over past likes_before, lag(comments) over past comments_before, lag(shares) over past shares_before
  from shots window past as (partition by id order by day))
select up_id, day, sum(views - case when is_new then 0 else views_before end), sum(likes - case when is_new then 0 else likes_before end),
  sum(comments - case when is_new then 0 else comments_before end), sum(shares - case when is_new then 0 else shares_before end), count(*)
from told where (is_new or is_next) and day - posted <= 30 group by 1, 2;

insert into up_metric_daily (up_id, stat_date, fans, fans_inc, likes, works, works_inc, views30, interaction_rate, avg_views)
select u.id, country_day(u.country, now()) - age, u.fans_num * (1 - age * 0.0012), u.fans_num * 0.0012, u.likes_num * (1 - age * 0.0008), greatest(0, c.works - c.works * age / 730), c.works / 730, u.avg_views * 30, u.interaction_rate, u.avg_views
from bench.creators c join ups u on u.id = c.up_id, generate_series(0, case c.kind when 'large' then 399 when 'middling' then 89 else 1 end) age order by u.id, age desc;

insert into follower_profile_snapshots (up_id, snapshot_date, sample_size, gender_male, gender_female, age, country, source, confidence)
select c.up_id, current_date - 30 * k, 900, 0.4, 0.6, '[{"range": "18-24", "ratio": 0.5}, {"range": "25-34", "ratio": 0.3}, {"range": "35-44", "ratio": 0.2}]', jsonb_build_array(jsonb_build_object('country', c.country, 'ratio', 0.8)), case when k % 2 = 0 then 2 else 4 end, 2
from bench.creators c, generate_series(0, 11) k where c.kind = 'large' or (c.kind = 'middling' and k < 2);

-- 400 lines of 90 days came by works of each large creator.
create temporary table bought as
select row_number() over () n, c.up_id, c.country, g.id goods_id, g.shop_id, g.currency, w.id work_id, now() - k * interval '5 hours' order_time
from bench.creators c join lateral (select id, shop_id, currency from goods where goods.country = c.country and status = 0 order by id limit 1) g on true, generate_series(1, 400) k
  cross join lateral (select id from works w where w.up_id = c.up_id and w.post_time < now() - k * interval '5 hours' order by w.post_time desc limit 1) w where c.kind = 'large';
insert into sales (id, order_no, order_source, country, currency, order_status, order_time, deliver_time, pay_amount, create_time)
select 8000000000000 + n, 'BENCH-' || n, 10, country, currency, 2, order_time, order_time, 1000, order_time from bought;
insert into sale_items (id, order_id, line_no, order_time, country, goods_id, goods_name, quantity, pay_amount, refund_amount, up_id, work_id, shop_id, pay_by, commissionable_time, create_time)
select 8000000000000 + n, 8000000000000 + n, 1, order_time, country, goods_id, 'Product', 1, 1000, 0, up_id, work_id, shop_id, 2, order_time, order_time from bought;

insert into collections (id, user_id, name) select 8950000000000 + row_number() over (), u.id, 'Bench' from users u where u.account in ('admin', 'bd.vn.1');
insert into collection_works (collection_id, work_id, views_then)
select c.id, w.id, w.views from collections c cross join (select w.* from watched x join works w on w.id = x.id where x.up_id = 1000000001 order by w.post_time desc limit 200) w where c.id > 8950000000000 and c.id < 8950000001000;
