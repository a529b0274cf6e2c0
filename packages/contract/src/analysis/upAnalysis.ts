import * as z from 'zod';
import { endpoint } from '../core/endpoint';
import { pageOf, pageQuery } from '../core/page';
import { id, listOf, oneOf, optionalText } from '../core/wire';
import { boardRanges } from './boardShapes';
import { upAnalysis, upComparison, upProfile } from './upAnalysisShapes';
import { listedWork } from './workInfo';

const range = z.enum(boardRanges).default('30');
const ofUp = { upId: id(), range };

/** As many creators as are compared side by side. */
export const mostCompared = 4;

/** Is this creator worth it: figures against the period before, works, followers (, 5.3, 5.4). */
export const upAnalysisApi = {
  summary: endpoint({
    method: 'GET',
    path: '/main/upAnalysis/summary',
    summary: 'Who a creator is, its figures of a period beside those of the period before, and how they moved',
    access: 'upAnalysis.query',
    input: z.strictObject(ofUp),
    output: upAnalysis,
  }),
  works: endpoint({
    method: 'GET',
    path: '/main/upAnalysis/works',
    summary: 'Works of a creator posted in a period, with the views of their snapshots',
    access: 'upAnalysis.query',
    input: pageQuery({ ...ofUp, searchValue: optionalText(100).optional(), isCommerce: oneOf([0, 1]).optional() }, [
      'postTime',
      'views',
      'gained24',
      'interactionRate',
      'sales',
    ]),
    output: pageOf(listedWork),
  }),
  profile: endpoint({
    method: 'GET',
    path: '/main/upAnalysis/profile',
    summary: 'Who follows a creator, each part with its source and how far it is to be trusted',
    access: 'upAnalysis.query',
    input: z.strictObject({ upId: id() }),
    output: upProfile,
  }),
  compare: endpoint({
    method: 'GET',
    path: '/main/upAnalysis/compare',
    summary: `Up to ${mostCompared} creators side by side`,
    access: 'upAnalysis.query',
    input: z.strictObject({ upIds: listOf(id(), mostCompared), range }),
    output: upComparison,
  }),
};
