import { certificationLife, is, papersLife } from '@backlot/contract';
import type { Actor } from '../../../http/requests/actor';
import type { shopCertifications } from '../../../tables/merchants/certification';
import { because, policyFor, type Rule } from '../../base/transition';
import type { ShopRow } from './shopOf';

/** What decides who may do what with a merchant's papers: the merchant and the newest of them. */
export interface CertificationFacts {
  shop: ShopRow;
  papers: Pick<typeof shopCertifications.$inferSelect, 'status' | 'submitUser' | 'lockUser'> | undefined;
}

/** Papers that wait for a review, first ones or changed ones of a certified merchant. */
const waiting = ({ papers }: CertificationFacts) => (papers && is(papersLife, papers, 'pending') ? papers : undefined);

const isOwn = ({ shop }: CertificationFacts, { caller }: Actor): boolean => shop.userId === caller.userId;

/** Nobody judges own papers. Without papers that wait there is nothing to be judged. */
const judging: Rule<CertificationFacts, Actor> = {
  permission: 'shop.audit',
  unless: (facts, actor) => {
    const papers = waiting(facts);
    if (!papers) return because(certificationLife, facts.shop);
    return papers.submitUser === actor.caller.userId || isOwn(facts, actor) ? 'ownSubmission' : undefined;
  },
};

/** Who may cause an event of a merchant's certification (domain/life-cycles 3.1). */
export const certificationPolicy = policyFor<CertificationFacts, Actor>()({
  machine: certificationLife,
  codeOf: ({ shop }) => shop.shopStatus,
  rules: {
    submit: { permission: 'shopAuth.submit', who: isOwn },
    change: { permission: 'shopAuth.submit', who: isOwn, unless: (facts) => (waiting(facts) ? 'certChangeInReview' : undefined) },
    // Once a reviewer has opened them, papers are not taken back.
    withdraw: {
      permission: 'shopAuth.withdraw',
      who: isOwn,
      unless: (facts) => {
        const papers = waiting(facts);
        if (!papers) return because(certificationLife, facts.shop);
        return papers.lockUser === null ? undefined : 'certReviewStarted';
      },
    },
    pass: judging,
    reject: judging,
    revoke: { permission: 'shop.revoke', unless: (facts, actor) => (isOwn(facts, actor) ? 'ownSubmission' : undefined) },
  },
});
