-- 100 000 people for the benchmarks of the lists, spread over the organisations, with the roles of a BD, and logs of theirs.
insert into users (account, name, password_hash, phone, org_id, country, create_time)
select 'bench.' || n, (array['Nguyễn','Trần','Santos','Reyes','Srisuk','Tan','王','陈','林','张'])[1 + n % 10] || ' ' || (array['Linh','Hương','Ploy','Bea','Putri','小美','丽华','嘉文','Mint'])[1 + n / 10 % 9] || ' ' || n,
  (select password_hash from users where account = 'bd.ph.1'), '+6399' || lpad(n::text, 8, '0'), orgs[1 + n % array_length(orgs, 1)], 'PH', timestamptz '2025-01-01' + n * interval '5 minutes'
from generate_series(1, 100000) n, (select array_agg(id order by id) orgs from orgs where status = 0) o;

insert into user_roles (user_id, role_id)
select id, (select role_id from user_roles where user_id = (select id from users where account = 'bd.ph.1') limit 1) from users where account like 'bench.%';

insert into visit_logs (vis_type, success, message, account, user_id, ip, browser, os, vis_time)
select 1, true, '', account, id, '127.0.0.1', 'Chrome', 'Linux', create_time from users where account like 'bench.%';

insert into operation_logs (name, permission, op_type, success, url, req_method, account, user_id, ip, browser, os, op_time)
select 'Edit a creator', 'up:edit', 2, true, '/api/main/up/edit', 'POST', account, id, '127.0.0.1', 'Chrome', 'Linux', create_time from users where account like 'bench.%';
