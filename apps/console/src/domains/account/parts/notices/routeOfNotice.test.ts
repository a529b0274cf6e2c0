import type { MenuNode, NoticeRow } from '@backlot/contract';
import { expect, test } from 'vitest';
import type { AppTree } from '../../../../shell/apps/createApps';
import { buildMenuTree } from '../../../../shell/menu/buildMenuTree';
import { routeOfNotice } from './routeOfNotice';

const node = (name: string) =>
  ({
    id: name,
    pid: '0',
    name,
    path: `/${name}`,
    component: name,
    redirect: null,
    meta: { title: name, enName: null, vnName: null, show: true, hideChildren: false, icon: null, target: null, link: null },
  }) satisfies MenuNode;

const menus = (...names: string[]) => [{ tree: buildMenuTree(names.map(node)) }] as unknown as AppTree[];

const notice = (more: Partial<NoticeRow>): NoticeRow => ({
  msgId: '9',
  title: '',
  content: '',
  publicTime: '',
  status: 0,
  noticeClass: 4,
  webId: 2,
  type: 1,
  extraParam: {},
  ...more,
});

test('the route of the channel comes before the general one, with the ids as its query', () => {
  const reply = notice({ extraParam: { workId: '5', aweId: '' } });
  expect(routeOfNotice(reply, menus('commentInfo', 'biliDataZone_commentInfo'))).toBe('/biliDataZone_commentInfo?workId=5&webId=2');
  expect(routeOfNotice(reply, menus('commentInfo', 'biliDataZone'))).toBe('/commentInfo?workId=5&webId=2');
  expect(routeOfNotice(reply, menus('biliDataZone'))).toBe('/biliDataZone?workId=5&webId=2');
});

test('announcements and notices of no channel lead to the received ones', () => {
  expect(routeOfNotice(notice({ noticeClass: 1, extraParam: { workId: '5' } }), menus('commentInfo', 'sys_notice_mgr_received'))).toBe(
    '/sys_notice_mgr_received?id=9',
  );
  expect(routeOfNotice(notice({ webId: null }), menus('sys_notice_mgr_received'))).toBe('/sys_notice_mgr_received?id=9');
});

test('a person with none of the routes stays where they are', () => {
  expect(routeOfNotice(notice({ extraParam: { id: '3' } }), menus('console'))).toBeUndefined();
});

test('a notice of the trade leads to its record as this person sees it', () => {
  const ofOrder = notice({ noticeClass: 3, webId: null, type: 22, extraParam: { id: '7', upId: '4' } });
  expect(routeOfNotice(ofOrder, menus('BdOrders', 'LeaderOrders'))).toBe('/workOrderBDDetail?id=7');
  expect(routeOfNotice(ofOrder, menus('ShopOrders'))).toBe('/workOrderShopDetail?id=7');
  expect(routeOfNotice(ofOrder, menus('BdOrders', 'CommercialOrders'))).toBe('/workOrderOwnDetail?id=7');
  expect(routeOfNotice(notice({ noticeClass: 3, type: 20, extraParam: { id: '7' } }), menus('Demands'))).toBe('/shopXuQiuDanDetail?id=7');
  expect(routeOfNotice(notice({ noticeClass: 3, type: 24, extraParam: { id: '7' } }), menus('Intents'))).toBe('/Intents');
  expect(routeOfNotice(notice({ noticeClass: 3, type: 26, extraParam: { id: '7' } }), menus('Settlements'))).toBe('/Settlements');
  expect(routeOfNotice(notice({ noticeClass: 3, type: 40, extraParam: { id: '7' } }), menus('Settlements'))).toBe('/statementDetail?id=7');
  const ofComment = notice({ noticeClass: 2, type: 34, webId: 10, extraParam: { id: '7', workId: '5', upId: '4' } });
  expect(routeOfNotice(ofComment, menus('CommentInfo', 'videoDetailed'))).toBe('/CommentInfo?id=7');
  expect(routeOfNotice(ofComment, menus('CommentInfo', 'ZoneComments2', 'ZoneComments10'))).toBe('/ZoneComments10?id=7');
  expect(routeOfNotice({ ...ofOrder, type: 1 }, menus('ShopOrders', 'sys_notice_mgr_received'))).toBe('/sys_notice_mgr_received?id=9');
});

test('a warning of a data zone leads to the zone of its channel, and to what it is about', () => {
  const ofZone = (extraParam: NoticeRow['extraParam']) =>
    notice({ noticeClass: 3, type: 38, webId: 4, extraParam: { favId: '7', ...extraParam } });
  const zones = menus('DataZone2', 'DataZone4');
  expect(routeOfNotice(ofZone({}), zones)).toBe('/DataZone4?kind=1&favId=7');
  expect(routeOfNotice(ofZone({ upId: '3' }), zones)).toBe('/DataZone4?kind=2&favId=7');
  expect(routeOfNotice(ofZone({ keywordId: '3' }), zones)).toBe('/DataZone4?kind=3&favId=7');
  expect(routeOfNotice(ofZone({}), menus('DataZone2', 'sys_notice_mgr_received'))).toBe('/sys_notice_mgr_received?id=9');
});
