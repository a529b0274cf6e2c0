import { type Viewer, viewerId } from '../../base/sight';
import {
  allocationLife,
  approvalLife,
  cooperationLife,
  is,
  linkReviewLife,
  type OrderNextKey,
  scriptLife,
  type WorkOrderDetail,
  workOrderLife,
} from '@backlot/contract';
import { holds } from '../../../http/requests/caller';
import {
  bringsLinks,
  comesBack,
  mayFinish,
  mostLinkRounds,
  mostRounds,
  type Order,
  type OrderCounts,
  reviewsLinks,
  reviewsScripts,
  scriptComesBack,
  unlessAtWork,
} from '../parts';
import { manages, mayCause, movableOf } from './policy';
import { takesLink } from '../submission';
import type { Part } from './lists/parts';
import { type Allocation, placesOf } from './store';

interface Facts {
  order: Order;
  shares: readonly Allocation[];
  counts: OrderCounts;
  /** Creators that this person may see. */
  parts: readonly Part[];
}

type Next = WorkOrderDetail['next'];

const say = (key: OrderNextKey, values: Record<string, string | number> = {}): Next => ({ key, values });

/** What this person does next with an order, or what it waits for. */
export function nextOf(facts: Facts, viewer: Viewer): Next {
  const { order } = facts;
  if (is(workOrderLife, order, 'ended')) return (viewer.persona === 'bd' ? ofCreators(order, facts.parts) : null) ?? say('ended');
  const own =
    viewer.persona === 'bd'
      ? ofBd(facts, viewerId(viewer))
      : manages(order, viewer)
        ? ofManager(facts, viewer)
        : ofLookingOn(facts, viewer);
  return own ?? ofEverybody(facts);
}

function ofManager(facts: Facts, viewer: Viewer): Next {
  const { order, shares, parts } = facts;
  if (is(workOrderLife, order, 'draft')) {
    const done = shares.reduce((sum, share) => sum + placesOf(share), 0);
    if (done === order.requireUpNum) return mayCause('handOut', order, viewer) ? say('handOut') : null;
    return mayCause('allocate', order, viewer) ? say('allocate', { done, of: order.requireUpNum }) : null;
  }
  const moving = ofShares(facts, viewer);
  if (moving) return moving;
  const pending = parts.filter((part) => is(approvalLife, part, 'pending')).length;
  if (pending > 0)
    return say(viewer.persona === 'all' && holds(viewer.caller, 'upAudit.audit') ? 'reviewUps' : 'waitForReview', { count: pending });
  const links = parts.flatMap((part) => part.links).filter((link) => is(linkReviewLife, link, 'pending')).length;
  if (links > 0) return say(reviewsLinks(viewer) ? 'reviewLinks' : 'waitForLinkReview', { count: links });
  const written = ofReviewer(facts, viewer);
  if (written) return written;
  const waiting = shares.filter((share) => is(allocationLife, share, 'waiting')).length;
  return waiting > 0 ? say('waitForClaim', { count: waiting }) : null;
}

/** Also in an order of others a team leader looks after the shares and scripts of the own team. */
const ofLookingOn = (facts: Facts, viewer: Viewer): Next => ofShares(facts, viewer) ?? ofReviewer(facts, viewer);

/** Nobody judges the own script. */
function ofReviewer({ parts }: Facts, viewer: Viewer): Next {
  const scripts = pendingScripts(parts).filter(({ submitUser }) => submitUser !== viewerId(viewer)).length;
  return scripts > 0 && reviewsScripts(viewer) ? say('reviewScripts', { count: scripts }) : null;
}

function ofShares({ order, shares }: Facts, viewer: Viewer): Next {
  const movable = movableOf(shares, order, viewer).length;
  return movable > 0 && !is(workOrderLife, order, 'draft') ? say('reallocate', { count: movable }) : null;
}

function ofBd(facts: Facts, bdId: string): Next {
  const { order, shares, parts } = facts;
  const own = shares.find((share) => share.bdId === bdId);
  if (own && is(allocationLife, own, 'waiting')) return say('claim', { count: placesOf(own) });
  const left = own ? openPlaces(own, parts) : 0;
  const again = left > 0 ? parts.find((part) => is(approvalLife, part, 'rejected') && part.round < mostRounds) : undefined;
  if (again) return say('resubmitUp', { name: again.nickname, reason: again.rejectReason ?? '', left: mostRounds - again.round });
  const next = ofCreators(order, parts);
  if (next) return next;
  if (left > 0) return say('submitUps', { left });
  const stuck = parts.find(isStuck);
  if (stuck) return say('linkUsedUp', { name: stuck.nickname, rounds: mostLinkRounds });
  const pending = parts.filter((part) => is(approvalLife, part, 'pending')).length;
  if (pending > 0) return say('waitForReview', { count: pending });
  const links = parts
    .filter(isAtWork)
    .flatMap((part) => part.links)
    .filter((link) => is(linkReviewLife, link, 'pending')).length;
  if (links > 0) return say('waitForLinkReview', { count: links });
  const scripts = pendingScripts(parts).length;
  return scripts > 0 ? say('waitForScriptReview', { count: scripts }) : null;
}

const pendingScripts = (parts: readonly Part[]) =>
  parts.flatMap((part) => part.scripts).filter((script) => is(scriptLife, script, 'pending'));

/** Places of a claimed share that no creator takes, while another one may come: at most twice as many stand as places were given. */
function openPlaces(share: Allocation, parts: readonly Part[]): number {
  const standing = parts.filter((part) => is(approvalLife, part, 'pending', 'approved'));
  if (!is(allocationLife, share, 'claimed') || standing.length >= share.allocNum * 2) return 0;
  return Math.max(0, placesOf(share) - standing.filter((part) => is(approvalLife, part, 'pending') || !part.placeFree).length);
}

const isAtWork = (part: Part): boolean => is(approvalLife, part, 'approved') && !is(cooperationLife, part, 'terminated');

/** What comes next with the approved creators; in an ended order only with those who may still finish. */
function ofCreators(order: Order, parts: readonly Part[]): Next {
  for (const part of parts) {
    const again = bringsLinks(part) && mayFinish(part, order) ? part.links.find(comesBack) : undefined;
    if (again)
      return is(linkReviewLife, again, 'rejected')
        ? say('resubmitLink', { name: part.nickname, reason: again.rejectReason ?? '' })
        : say('renewLink', { name: part.nickname });
  }
  for (const part of parts) {
    const again = unlessAtWork({ submission: part, order }) === undefined ? part.scripts.find(scriptComesBack) : undefined;
    if (again) return say('resubmitScript', { name: part.nickname, reason: again.rejectReason ?? '' });
  }
  for (const part of parts) {
    if (!is(workOrderLife, order, 'ended') && is(approvalLife, part, 'approved') && is(cooperationLife, part, 'negotiating'))
      return say('agree', { name: part.nickname });
    if (order.previewRequired && takesLink(part, order, part.links, 1)) return say('submitPreview', { name: part.nickname });
    if (takesLink(part, order, part.links, 2)) return say('submitPublish', { name: part.nickname });
  }
  return null;
}

/** A creator whose link was rejected for the last time, with nothing under review. */
const isStuck = (part: Part): boolean =>
  bringsLinks(part) &&
  part.links.every((link) => !is(linkReviewLife, link, 'pending')) &&
  part.links.some((link) => is(linkReviewLife, link, 'rejected') && link.round >= mostLinkRounds);

function ofEverybody({ order, counts }: Facts): Next {
  if (is(workOrderLife, order, 'draft')) return null;
  if (counts.fulfilledNum >= order.requireUpNum) return say('complete');
  const waiting = counts.publishedNum - counts.fulfilledNum;
  if (waiting > 0 && counts.publishedNum >= order.requireUpNum) return say('waitForFulfil', { count: waiting });
  return say('inProgress', { approved: counts.approvedNum, of: order.requireUpNum });
}
