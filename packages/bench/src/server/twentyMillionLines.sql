-- Twenty million order lines over 36 months for the benchmarks of boards and home (domain/seed-and-scale 8.1 and 8.3): 2,000 merchants,
-- 50,000 products, 40,000 orders, 400,000 submissions of the million creators, all brought in by the demo's 36 BDs. Every month
-- but the last two is locked for the BDs. Indexes and triggers of the lines are away meanwhile.
select setseed(0.2026);

create temporary table places as
select row_number() over (order by v.n, k) - 1 as turn, v.country, v.currency, v.zone, v.share, v.price
from (values (1, 'VN', 'VND', 'Asia/Ho_Chi_Minh', 26, 189000), (2, 'ID', 'IDR', 'Asia/Jakarta', 24, 89000), (3, 'TH', 'THB', 'Asia/Bangkok', 18, 259),
  (4, 'PH', 'PHP', 'Asia/Manila', 18, 399), (5, 'MY', 'MYR', 'Asia/Kuala_Lumpur', 10, 39), (6, 'SG', 'SGD', 'Asia/Singapore', 4, 24)) v(n, country, currency, zone, share, price),
  generate_series(1, v.share) k;

create temporary table people as
select o.country, array_agg(u.id order by u.account) ids from users u join orgs o on o.id = u.org_id where u.account like 'bd.%' group by 1;

insert into shops (id, shop_name, shop_code, country, telephone, mail_address, product_category, shop_status, certified_time, owner_bd_id, create_time)
select 8100000000000 + g.n, 'Merchant ' || g.n, 'BENCH' || g.n, p.country, '+6590000000', 'bench' || g.n || '@demo.backlot.example', '{beauty}', 2, now(), b.ids[1 + g.n % 6], now() - interval '3 years'
from generate_series(1, 1988) g(n) join places p on p.turn = g.n % 100 join people b on b.country = p.country;

-- The demo's merchants, who can sign in, stand first of their country: theirs are the largest sales.
create temporary table sellers as
select country, array_agg(id order by user_id is null, id) ids, count(*)::int n from shops where status = 0 group by 1;

insert into goods select made.*
from goods g, generate_series(1, 50000) k(n) join places p on p.turn = k.n % 100 join sellers s on s.country = p.country,
  lateral jsonb_populate_record(g, jsonb_build_object('id', 8200000000000 + k.n, 'goods_no', 'BENCH' || k.n, 'goods_name', 'Product ' || k.n, 'platform_product_id', null,
    'country', p.country, 'currency', p.currency, 'shop_id', s.ids[1 + floor(s.n * power(random(), 2.5))::int], 'main_image', null, 'status', 0)) made
where g.id = (select min(id) from goods where status = 0);

create temporary table wares as select country, array_agg(id order by id) ids, array_agg(shop_id order by id) shops, count(*)::int n from goods where id > 8200000000000 group by 1;

create temporary table campaigns as
select c.*, 8300000000000 + c.n id, w.ids[c.pick] goods_id, w.shops[c.pick] shop_id
from (
  select k.n, p.country, p.currency, now() - interval '36 months' * (1 - ln(1 + random() * (exp(0.9) - 1)) / 0.9) begins, 1 + floor(w.n * random())::int pick
  from generate_series(1, 40000) k(n) join places p on p.turn = k.n % 100 join wares w on w.country = p.country) c join wares w on w.country = c.country;

insert into work_orders select made.*
from work_orders o, campaigns c,
  lateral jsonb_populate_record(o, jsonb_build_object('id', c.id, 'work_order_no', 'BENCH' || c.n, 'work_order_type', 1 + c.n % 2, 'work_attribute', 2, 'country', c.country,
    'currency', c.currency, 'shop_id', c.shop_id, 'goods_id', c.goods_id, 'valid_begin', c.begins::date, 'expire_date', c.begins::date + 60, 'hand_out_time', c.begins, 'create_time', c.begins,
    'end_time', case when c.begins < now() - interval '60 days' then c.begins + interval '60 days' end, 'work_order_status', case when c.begins < now() - interval '60 days' then 3 else 2 end,
    'leader_id', null, 'org_id', null, 'batch_no', null, 'require_up_num', 10)) made
where o.id = (select min(id) from work_orders where work_order_status = 3);

insert into work_order_bds (work_order_id, bd_id, alloc_num, alloc_status, claim_time, create_time)
select c.id, b.ids[k], 5, 1, c.begins + random() * interval '2 days', c.begins from campaigns c join people b on b.country = c.country, lateral (values (1 + c.n % 6), (1 + (c.n + 1) % 6)) v(k);

create temporary table creators as
select country, row_number() over (partition by country order by id) place, id, count(*) over (partition by country) n from ups where id > 1000000000 and id <= 1001000000;

create temporary table joined as
select row_number() over () - 1 n, made.*, u.id up_id
from (
  select c.id work_order_id, c.country, c.currency, c.goods_id, c.shop_id, c.begins, 1 + floor(t.n * power(random(), 1.5))::int place,
    b.ids[case when k <= 5 then 1 + c.n % 6 else 1 + (c.n + 1) % 6 end] bd_id, 5 + 10 * random() u_share
  from campaigns c join (select distinct country, n from creators) t on t.country = c.country join people b on b.country = c.country, generate_series(1, 10) k) made
join creators u on u.country = made.country and u.place = made.place;

analyze joined;

insert into work_order_ups (id, work_order_id, up_id, bd_id, approval_status, recommend_reason, submit_user, submit_time, audit_time, cooperation_status, agreed_proportion, agree_time, publish_time, fulfilled_time, create_time)
select 8400000000000 + n, work_order_id, up_id, bd_id, case when n % 5 = 0 then 3 else 2 end, 'Bench', bd_id, begins, begins + interval '1 day', case when n % 5 = 0 then 0 else 5 end, round(u_share::numeric, 2),
  begins + interval '2 days', begins + interval '4 days', begins + interval '20 days', begins
from joined on conflict do nothing;

insert into up_follow_ups (up_id, content, author_id, create_time) select up_id, 'Bench', bd_id, begins from joined where n % 2 = 0;

insert into works (id, web_id, platform_work_id, up_id, link, post_time, views, likes, comments, shares, is_commerce, goods_ids)
select 8500000000000 + n, 10, 'bench' || n, up_id, 'https://www.tiktok.com/@bench/video/' || n, begins + interval '4 days', 1000, 100, 10, 1, true, array[goods_id] from joined where begins < now() - interval '4 days';

insert into works (id, web_id, platform_work_id, up_id, link, post_time, views, likes, comments, shares)
select 8600000000000 + row_number() over (), 10, 'owned' || u.id || '.' || k, u.id, 'https://www.tiktok.com/@bench/video/' || k, now() - k * interval '3 days' * (1 + u.id % 7), 1000, 100, 10, 1
from ups u, generate_series(1, 40) k where u.bd_id is not null and u.id > 1000000000;

-- Orders in the order of their time, as they came in. Creators sell very unequally.
create temporary table told as
select row_number() over (order by order_time) n, made.*
from (
  select j.n joined, j.begins + random() * least(interval '45 days', now() - j.begins) order_time,
    case when j.country in ('VN', 'ID') then round((p.price * exp(0.8 * (random() + random() + random() - 1.5)))::numeric, -2) else round((p.price * exp(0.8 * (random() + random() + random() - 1.5)))::numeric, 2) end pay, random() fate
  from (select floor(400000 * power(random(), 2.2))::int * 7919::bigint % 400000 pick from generate_series(1, 16000000)) r
  join joined j on j.n = r.pick join (select distinct country, price from places) p on p.country = j.country) made;

insert into sales (id, order_no, order_source, country, currency, order_status, order_time, deliver_time, pay_amount, create_time)
select 8000000000000 + t.n, 'BENCH-' || t.n, 10, j.country, j.currency,
  case when t.fate < 0.08 then 3 when t.fate < 0.082 then 5 when t.order_time > now() - interval '6 days' and t.fate > 0.2 then 1 when t.fate > 0.995 and t.order_time > now() - interval '60 days' then 4 else 2 end,
  t.order_time, case when t.order_time < now() - interval '6 days' then t.order_time + interval '4 days' end, t.pay * case when t.n % 4 = 0 then 2 else 1 end, t.order_time
from told t join joined j on j.n = t.joined order by t.n;

insert into sale_items (id, order_id, line_no, order_time, country, goods_id, goods_name, quantity, pay_amount, refund_amount, up_id, work_order_up_id, work_order_id,
  bd_id, shop_id, whole_proportion, up_proportion, bd_proportion, pay_by, commissionable_time, settle_month, create_time)
select 8000000000000 + t.n * 2 + l.line, 8000000000000 + t.n, l.line, t.order_time, j.country, j.goods_id, 'Product', 1, t.pay,
  case when t.fate between 0.1 and 0.13 then round(t.pay / 2, -2) when t.fate between 0.13 and 0.15 then t.pay else 0 end, j.up_id,
  case when t.fate < 0.9 then 8400000000000 + j.n end, case when t.fate < 0.9 then j.work_order_id end, case when t.fate < 0.9 then j.bd_id end, j.shop_id,
  22, round(j.u_share::numeric, 2), case when j.n % 2 = 0 then 2 end, 2, t.order_time + interval '9 days',
  case when t.fate >= 0.082 and t.order_time < now() - interval '6 days' then to_char(t.order_time + interval '9 days' + interval '8 hours', 'YYYY-MM') end, t.order_time
from told t join joined j on j.n = t.joined cross join lateral generate_series(1, case when t.n % 4 = 0 then 2 else 1 end) l(line) order by t.n;

insert into settlement_batches (batch_no, settle_month, settle_dimension, country, currency, settle_status, lock_time)
select 'BENCH' || to_char(m, 'YYYYMM') || p.country, to_char(m, 'YYYY-MM'), 1, p.country, p.currency, 2, now()
from (select distinct country, currency from places) p, generate_series(date_trunc('month', now()) - interval '37 months', date_trunc('month', now()) - interval '2 months', interval '1 month') m
on conflict do nothing;

insert into settlement_marks (batch_id, order_item_id, base, amount, whole_proportion, up_proportion, bd_proportion)
select b.id, i.id, i.pay_amount - i.refund_amount, round((i.pay_amount - i.refund_amount) * coalesce(i.bd_proportion, 0) / 100, case when i.country in ('VN', 'ID') then 0 else 2 end), i.whole_proportion, i.up_proportion, i.bd_proportion
from sale_items i join settlement_batches b on b.settle_dimension = 1 and b.country = i.country and b.settle_month = i.settle_month and b.settle_status = 2
where i.id between 8000000000000 and 8100000000000 and i.work_order_up_id is not null;

insert into settlement_statements (batch_id, beneficiary_type, beneficiary_id, beneficiary_name, commercial_amount, total_amount, payable_amount, pay_status)
select b.id, 1, u.id, u.name, 1000, 1000, 1000, 2 from settlement_batches b join people p on p.country = b.country join users u on u.id = any(p.ids) where b.batch_no like 'BENCH%';
