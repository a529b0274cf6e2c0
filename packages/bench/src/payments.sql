-- A hundred payments of every statement of the locked month: the last one arrived, those before failed.
insert into payments (pay_no, statement_id, amount, currency, country, method, payee_masked, pay_status, idempotency_key, provider_no, pay_time, pay_user, fail_reason, create_time, create_user)
select 'FKB' || s.id || 'N' || n, s.id, greatest(s.payable_amount, 1), b.currency, b.country, 1, 'BDO •••• 4417', case when n = 100 then 2 else 4 end,
  'bench' || s.id || '-' || n, case when n = 100 then 'BDO-' || s.id end, case when n = 100 then now() end, u.id, case when n < 100 then 'Account closed' end,
  now() - make_interval(hours => (100 - n)::int, secs => (s.id % 3600)::int), u.id
from settlement_statements s join settlement_batches b on b.id = s.batch_id cross join generate_series(1, 100) n
cross join (select min(id) id from users) u;
