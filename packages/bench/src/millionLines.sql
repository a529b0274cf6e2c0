-- A million order lines of the month before last in the Philippines, a twentieth of them refunded in part, on the demo's orders and creators.
select setseed(0.2026);

create temporary table sellers as
select row_number() over () - 1 as n, s.id submission, s.up_id, s.bd_id, o.id work_order, o.goods_id, o.shop_id, o.leader_id, o.org_id
from work_order_ups s join work_orders o on o.id = s.work_order_id
where o.country = 'PH';

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
from sales s join sellers w on w.n = s.id % (select count(*) from sellers)
where s.id > 7000000000000;

insert into sale_refunds (id, refund_no, order_item_id, refund_time, amount, refund_status)
select id, 'BENCH-R-' || id, id, order_time + interval '1 day', refund_amount, 2 from sale_items where id > 7000000000000 and refund_amount > 0;

truncate sale_touches;
