-- A million order lines of the month before last in the Philippines, a twentieth of them refunded in part, on the demo's orders.
select setseed(0.2026);

-- Two thousand creators who work for the demo's orders; some sell fifty times as much as others.
insert into ups (id, web_id, platform_id, up_number, nickname, up_type_id, country, home_page_link)
select 7100000000000 + n, 10, 'bench' || n, 'bench' || n, 'Creator ' || n, 1, 'PH', 'https://www.tiktok.com/@bench' || n from generate_series(1, 2000) n;

create temporary table orders as
select row_number() over (order by o.id) - 1 n, count(*) over () all_of_them, o.id, o.goods_id, o.shop_id, o.leader_id, o.org_id, b.bd_id
from work_orders o join lateral (select bd_id from work_order_bds where work_order_id = o.id order by bd_id limit 1) b on true where o.country = 'PH' and o.status <> 2;

create temporary table sellers as
select g.n - 1 n, 7200000000000 + g.n submission, 7100000000000 + g.n up_id, o.bd_id, o.id work_order, o.goods_id, o.shop_id, o.leader_id, o.org_id
from generate_series(1, 2000) g(n) join orders o on o.n = g.n % o.all_of_them;

insert into work_order_ups (id, work_order_id, up_id, bd_id, approval_status, recommend_reason, submit_user, submit_time, audit_time, cooperation_status, agreed_proportion, agree_time, publish_time, create_time)
select submission, work_order, up_id, bd_id, 2, 'Bench', bd_id, now() - interval '90 days', now() - interval '89 days', 4, 12, now() - interval '88 days', now() - interval '80 days', now() - interval '90 days'
from sellers;

create temporary table picks as select k, floor(2000 * power(random(), 1.7))::bigint n from generate_series(1, 1000000) k;

insert into sales (id, order_no, order_source, country, currency, order_status, order_time, deliver_time, pay_amount)
select 7000000000000 + n, 'BENCH-' || n, 10, 'PH', 'PHP', 2, sold_at, sold_at, pay
from (
  select n, date_trunc('month', now() - interval '2 months') + interval '1 day' + random() * interval '25 days' sold_at, round((20 + random() * 3000)::numeric, 2) pay
  from generate_series(1, 1000000) n
) made;

insert into sale_items (id, order_id, line_no, order_time, country, goods_id, goods_name, quantity, pay_amount, refund_amount, up_id, work_order_up_id, work_order_id,
  bd_id, leader_id, org_id, shop_id, whole_proportion, up_proportion, bd_proportion, pay_by, commissionable_time, settle_month)
select s.id, s.id, 1, s.order_time, 'PH', w.goods_id, 'Product', 1, s.pay_amount, case when s.id % 20 = 0 then round(s.pay_amount / 4, 2) else 0 end, w.up_id, w.submission, w.work_order,
  w.bd_id, w.leader_id, w.org_id, w.shop_id, 20, 12, 3, 2, s.order_time, to_char(s.order_time, 'YYYY-MM')
from sales s join picks p on p.k = s.id - 7000000000000 join sellers w on w.n = p.n
where s.id > 7000000000000;

insert into sale_refunds (id, refund_no, order_item_id, refund_time, amount, refund_status)
select id, 'BENCH-R-' || id, id, order_time + interval '1 day', refund_amount, 2 from sale_items where id > 7000000000000 and refund_amount > 0;

-- Their days are counted as after an import.
truncate sale_touches;
insert into sale_touches (country, bd_id, day) select distinct country, coalesce(bd_id, 0), country_day(country, order_time) from sale_items;
