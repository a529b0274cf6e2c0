import { followUpLife } from '@backlot/contract';
import { type SQL, sql } from 'drizzle-orm';
import { bigint, boolean, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moneyColumn, ratioColumn } from '../../db/amountColumn';
import { idColumn, primaryId } from '../../db/idColumn';
import { inState } from '../../db/inState';
import { stateColumn } from '../../db/stateColumn';
import { moment, statusColumn, trail } from '../../db/timeColumns';

const count = (name: string) => bigint(name, { mode: 'number' });

/** What took points from the credibility of a creator, and how many. */
export interface CredibilityPoint {
  code: 'jump' | 'lowInteraction' | 'oddLikes' | 'emptyComments' | 'fewVoices' | 'noBio';
  points: number;
}

/** Creators (domain/model 2.3.4): figures are those of the last snapshot, unknown ones null. */
export const ups = pgTable(
  'ups',
  {
    id: primaryId(),
    /** Channel. */
    webId: integer('web_id').notNull(),
    /** The platform's own lasting id. */
    platformId: text('platform_id').notNull(),
    /** Handle; earlier ones in up_handle_history. */
    upNumber: text('up_number').notNull(),
    nickname: text('nickname').notNull(),
    /** 1 goods, 2 game, 3 brand, 4 content production. */
    upTypeId: integer('up_type_id').notNull(),
    country: text('country').notNull(),
    platformType: integer('platform_type')
      .array()
      .notNull()
      .default(sql`'{}'`),
    productCategory: text('product_category')
      .array()
      .notNull()
      .default(sql`'{}'`),
    authorCategory: text('author_category')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Normalised address of the home page. */
    homePageLink: text('home_page_link').notNull(),
    avatar: idColumn('avatar'),
    /** Where the channel keeps its picture of them; shown where none was uploaded. */
    avatarUrl: text('avatar_url'),
    bio: text('bio'),
    /** What counts: the one set by hand while it holds, otherwise the computed one. */
    starLevel: integer('star_level'),
    starComputed: integer('star_computed'),
    starManual: integer('star_manual'),
    starManualUntil: date('star_manual_until', { mode: 'string' }),
    fansNum: count('fans_num'),
    likesNum: count('likes_num'),
    videosNum: count('videos_num'),
    worksNum: count('works_num'),
    interactionRate: ratioColumn('interaction_rate'),
    avgViews: count('avg_views'),
    avgLikes: count('avg_likes'),
    medianViews: count('median_views'),
    sales30: moneyColumn('sales30'),
    sales30Currency: text('sales30_currency'),
    /** For comparing across countries only. */
    sales30Usd: moneyColumn('sales30_usd'),
    /** 1 own orders, 2 what a channel or a vendor told: one of them, never both together. */
    sales30Source: integer('sales30_source').notNull().default(2),
    /** What was sold with it, ever, in the currency of its country; kept from the lines of orders. */
    gmv: moneyColumn('gmv').notNull().default('0'),
    femaleRatio: ratioColumn('female_ratio'),
    ageRatio: jsonb('age_ratio').$type<{ range: string; ratio: number }[]>().notNull().default([]),
    /** The age range with the largest share. */
    mainAge: text('main_age'),
    credibility: integer('credibility'),
    credibilityPoints: jsonb('credibility_points').$type<CredibilityPoint[]>().notNull().default([]),
    /** Lowest price in the currency of the country; kept from up_prices. */
    minPrice: moneyColumn('min_price'),
    labelIds: idColumn('label_ids')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Owning BD; null in the public pool. */
    bdId: idColumn('bd_id'),
    ownTime: moment('own_time'),
    lastFollowTime: moment('last_follow_time'),
    /** When the owner was told that the creator returns to the pool soon. */
    poolWarnTime: moment('pool_warn_time'),
    authStatus: integer('auth_status').notNull().default(0),
    /** 0 none, 1 passed, 2 failed. */
    extractTestStatus: integer('extract_test_status').notNull().default(0),
    extractTestTime: moment('extract_test_time'),
    blackFlag: boolean('black_flag').notNull().default(false),
    blackReason: text('black_reason'),
    dataTime: moment('data_time'),
    /** When the channel told the figures; null where only people and files did. */
    channelTime: moment('channel_time'),
    /** What a keyword is looked for in: kept folded, because folding a million names takes seconds. */
    searchText: text('search_text').generatedAlwaysAs((): SQL => sql`folded(nickname || chr(10) || up_number)`),
    status: statusColumn(),
    ...trail(),
  },
  (table) => {
    const listed = sql`${table.status} <> 2`;
    return [
      uniqueIndex('ups_platform').on(table.platformId, table.webId).where(listed),
      uniqueIndex('ups_handle')
        .on(sql`lower(${table.upNumber})`, table.webId)
        .where(listed),
      index('ups_home').using('hash', table.homePageLink),
      index('ups_search').using('gin', sql`grams(${table.searchText})`),
      index('ups_labels').using('gin', table.labelIds),
      index('ups_platform_types').using('gin', table.platformType),
      index('ups_products').using('gin', table.productCategory),
      index('ups_authors').using('gin', table.authorCategory),
      index('ups_created').on(table.createTime, table.id).where(listed),
      index('ups_fans').on(table.fansNum.desc().nullsLast(), table.id.desc().nullsFirst()).where(listed),
      index('ups_views').on(table.avgViews.desc().nullsLast(), table.id.desc().nullsFirst()).where(listed),
      index('ups_rate').on(table.interactionRate.desc().nullsLast(), table.id.desc().nullsFirst()).where(listed),
      index('ups_sales').on(table.sales30Usd.desc().nullsLast(), table.id.desc().nullsFirst()).where(listed),
      index('ups_star').on(table.starLevel.desc().nullsLast(), table.id.desc().nullsFirst()).where(listed),
      index('ups_nickname').on(table.nickname, table.id).where(listed),
      index('ups_country_fans')
        .on(table.country, table.webId, table.fansNum.desc().nullsLast(), table.id.desc().nullsFirst())
        .where(listed),
      index('ups_country_sales')
        .on(table.country, table.webId, table.sales30Usd.desc().nullsLast(), table.id.desc().nullsFirst())
        .where(listed),
      index('ups_owner').on(table.bdId, table.updateTime.desc().nullsLast()).where(listed),
      index('ups_data').on(table.dataTime).where(listed),
      index('ups_black')
        .on(table.createTime, table.id, table.bdId)
        .where(sql`${table.blackFlag} and ${table.status} <> 2`),
      index('ups_follow')
        .on(table.lastFollowTime)
        .where(sql`${table.bdId} is not null and ${table.status} <> 2`),
    ];
  },
);

/** Ways to reach a creator; the value is sealed. */
export const upContacts = pgTable(
  'up_contacts',
  {
    id: primaryId(),
    upId: idColumn('up_id').notNull(),
    /** phone, email, line, zalo, viber, whatsapp, wechat, telegram. */
    contactType: text('contact_type').notNull(),
    contactValue: text('contact_value').notNull(),
    isPrimary: boolean('is_primary').notNull().default(false),
    sort: integer('sort').notNull().default(0),
  },
  (table) => [index('up_contacts_up').on(table.upId)],
);

export const upPrices = pgTable(
  'up_prices',
  {
    id: primaryId(),
    upId: idColumn('up_id').notNull(),
    priceTitle: text('price_title').notNull(),
    priceInfo: text('price_info').notNull(),
    amount: moneyColumn('amount'),
    currency: text('currency'),
    unit: text('unit'),
    validFrom: date('valid_from', { mode: 'string' }),
    validTo: date('valid_to', { mode: 'string' }),
    sort: integer('sort').notNull().default(0),
  },
  (table) => [index('up_prices_up').on(table.upId)],
);

/** Handles that creators had before. */
export const upHandleHistory = pgTable(
  'up_handle_history',
  {
    id: primaryId(),
    upId: idColumn('up_id').notNull(),
    webId: integer('web_id').notNull(),
    upNumber: text('up_number').notNull(),
    changeTime: moment('change_time').notNull().defaultNow(),
  },
  (table) => [index('up_handle_history_up').on(table.upId)],
);

/** Works (domain/model 2.3.7). */
export const works = pgTable(
  'works',
  {
    id: primaryId(),
    webId: integer('web_id').notNull(),
    platformWorkId: text('platform_work_id').notNull(),
    upId: idColumn('up_id').notNull(),
    link: text('link').notNull(),
    descr: text('descr'),
    coverUrl: text('cover_url'),
    /** Seconds. */
    duration: integer('duration'),
    postLocation: text('post_location'),
    postTime: moment('post_time').notNull(),
    hashtags: text('hashtags')
      .array()
      .notNull()
      .default(sql`'{}'`),
    views: count('views'),
    likes: count('likes'),
    comments: count('comments'),
    shares: count('shares'),
    favorites: count('favorites'),
    isCommerce: boolean('is_commerce').notNull().default(false),
    goodsIds: idColumn('goods_ids')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** 1 normal, 2 deleted, 3 private. */
    workStatus: integer('work_status').notNull().default(1),
    /** Added by hand; at most 10 of a creator. */
    addedByLink: boolean('added_by_link').notNull().default(false),
    createUser: idColumn('create_user'),
    createTime: moment('create_time').notNull().defaultNow(),
    dataTime: moment('data_time'),
    /** When the channel told of it; null where only people and files did. */
    channelTime: moment('channel_time'),
    /** Its newest comment when they were last read to where they were known; null where they never were. */
    commentsThrough: moment('comments_through'),
  },
  (table) => [
    uniqueIndex('works_platform').on(table.webId, table.platformWorkId),
    index('works_up').on(table.upId, table.postTime.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('works_channel').on(table.webId, table.postTime.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('works_up_views').on(table.upId, table.views.desc().nullsLast(), table.id.desc().nullsFirst()),
    index('works_posted').on(table.postTime.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('works_views').on(table.views.desc().nullsLast(), table.id.desc().nullsFirst()),
  ],
);

/** Who owned a creator when, and how that changed (domain/life-cycles 3.16). */
export const upOwnerHistory = pgTable(
  'up_owner_history',
  {
    id: primaryId(),
    upId: idColumn('up_id').notNull(),
    fromBdId: idColumn('from_bd_id'),
    toBdId: idColumn('to_bd_id'),
    action: text('action', { enum: ['add', 'claim', 'release', 'transfer', 'expire'] }).notNull(),
    reason: text('reason'),
    /** Null for the system. */
    actorId: idColumn('actor_id'),
    time: moment('time').notNull().defaultNow(),
  },
  (table) => [index('up_owner_history_up').on(table.upId, table.time)],
);

/** Notes of contacts with a creator, and what they plan next. */
export const upFollowUps = pgTable(
  'up_follow_ups',
  {
    id: primaryId(),
    upId: idColumn('up_id').notNull(),
    /** The submission that it is about. */
    workOrderUpId: idColumn('work_order_up_id'),
    /** 1 call, 2 message, 3 visit. */
    kind: integer('kind').notNull().default(2),
    content: text('content').notNull(),
    fileIds: idColumn('file_ids')
      .array()
      .notNull()
      .default(sql`'{}'`),
    authorId: idColumn('author_id').notNull(),
    /** Who makes the next contact; null where none is planned. */
    personId: idColumn('person_id'),
    planStatus: stateColumn('plan_status', followUpLife, 'none'),
    /** The day of the next contact, in the creator's country. */
    nextDate: date('next_date', { mode: 'string' }),
    /** When the person was reminded of it. */
    remindTime: moment('remind_time'),
    status: statusColumn(),
    ...trail(),
  },
  (table) => [
    index('up_follow_ups_up').on(table.upId, table.createTime),
    index('up_follow_ups_created').on(table.createTime, table.id),
    index('up_follow_ups_author').on(table.authorId, table.createTime),
    index('up_follow_ups_submission').on(table.workOrderUpId),
    index('up_follow_ups_files').using('gin', table.fileIds),
    index('up_follow_ups_planned')
      .on(table.personId, table.nextDate)
      .where(inState(followUpLife, table, 'planned')),
  ],
);

/** Extraction tests: what a connector found behind a link, for the one who asked, for a while (domain/life-cycles 3.10). */
export const upExtractTests = pgTable(
  'up_extract_tests',
  {
    id: primaryId(),
    userId: idColumn('user_id').notNull(),
    webId: integer('web_id').notNull(),
    homePageLink: text('home_page_link').notNull(),
    found: jsonb('found').$type<Record<string, unknown>>(),
    createTime: moment('create_time').notNull().defaultNow(),
    expireTime: moment('expire_time').notNull(),
  },
  (table) => [index('up_extract_tests_expire').on(table.expireTime)],
);
