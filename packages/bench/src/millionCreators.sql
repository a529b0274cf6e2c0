-- A million creators for the benchmarks of the library, the same on every machine (domain/seed-and-scale 8.1 to 8.3).
-- Indexes of the table are dropped before and made again after: building them at once is faster than keeping them.
select setseed(0.2026);

insert into labels (id, category_id, label_name) select 900000 + n, 900000, 'Label ' || n from generate_series(1, 40) n on conflict do nothing;

insert into ups (id, web_id, platform_id, up_number, nickname, up_type_id, country, product_category, author_category, home_page_link,
  star_level, star_computed, fans_num, likes_num, works_num, interaction_rate, avg_views, avg_likes, median_views, sales30, sales30_currency, sales30_usd,
  female_ratio, age_ratio, main_age, min_price, label_ids, bd_id, own_time, last_follow_time, extract_test_status, create_time, data_time, black_flag, black_reason)
select 1000000000 + n, web, 'p' || n, handle || n, name, case when r[1] < 0.78 then 1 when r[1] < 0.83 then 2 when r[1] < 0.93 then 3 else 4 end, country,
  array[(array['lipstick','foundation','sunscreen','serum','dress','menTops','sneakers','handbags','diapers','snacks','drinks','cookware','bottles','bedding','earphones','powerBanks','fitness','catFood','helmets','vitamins'])[1 + floor(r[2] * 19.99)::int]],
  array[(array['beautyAuthor','fashionAuthor','foodAuthor','parenting','lifestyle','technology','gaming','travel','comedy','education'])[1 + floor(r[3] * 9.99)::int]],
  'https://www.tiktok.com/@' || handle || n, star, star, fans, fans * 12, floor(r[4] * 400)::int,
  case when r[5] < 0.1 then null else round((0.02 + r[5] * 0.2)::numeric, 4) end, case when r[5] < 0.1 then null else (fans ^ 0.72 * exp(1.9 + r[6]))::bigint end, null, null,
  null, null, case when r[7] < 0.6 then round((exp(5.2 + 2.1 * (r[7] + r[8] - 1) * 2))::numeric, 2) end,
  round(r[9]::numeric, 4), '[]', (array['13-17','18-24','25-34','35-44','45-54','55+'])[1 + floor(r[10] * 5.99)::int], case when r[11] < 0.7 then round((r[11] * 9000)::numeric, 2) end,
  array[900001 + floor(r[12] * 39.99)::int]::bigint[], case when r[13] < 0.018 then bds[1 + floor(r[14] * (array_length(bds, 1) - 0.01))::int] end, null, now() - (n % 60) * interval '1 day', 1,
  timestamptz '2025-10-01' + n * interval '34 seconds', now(), n % 333 = 0, case when n % 333 = 0 then 'Bought followers' end
from (
  select n, r, bds, case when r[15] < 0.88 then 10 when r[15] < 0.93 then 20 when r[15] < 0.98 then 21 else 2 end web,
    case when r[16] < 0.26 then 'VN' when r[16] < 0.5 then 'ID' when r[16] < 0.68 then 'TH' when r[16] < 0.86 then 'PH' when r[16] < 0.96 then 'MY' else 'SG' end country,
    greatest(1000, exp(9.6 + 1.5 * sqrt(-2 * ln(1 - r[17])) * cos(6.2831853 * r[18])))::bigint fans, 1 + floor(r[19] * 4.99)::int star,
    (array['linh','ploy','bea','ayu','siti','xinyi','trang','mint','pau','putri','aisyah','kai'])[1 + floor(r[20] * 11.99)::int] handle,
    (array['Nguyễn','Trần','Santos','Reyes','Srisuk','Pratama','Lestari','Tan','Wong','王','陈','林'])[1 + floor(r[21] * 11.99)::int] || ' '
      || (array['Linh','Hương','Ploy','Mint','Bea','Rhea','Putri','Ayu','Aisyah','小美','丽华','嘉文'])[1 + floor(r[22] * 11.99)::int] || ' ' || (array['Review','Official','','Vlog','Store','频道'])[1 + floor(r[23] * 5.99)::int] || ' ' || floor(r[24] * 99999)::int name
  from (select n, (select array_agg(random()) from generate_series(1, 24) k where n > 0) r from generate_series(1, 1000000) n) draws,
    (select array_agg(id order by id) bds from users where account like 'bd.%') people
) made;
