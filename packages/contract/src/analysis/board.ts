import * as z from 'zod';
import { endpoint } from '../core/endpoint';
import { exportFormat } from '../core/page';
import { historyRow } from '../core/history';
import { ofForm } from '../core/textForm';
import { id, integer, money, noData, version, wholeNumber } from '../core/wire';
import { settleMonth } from '../money/settlement';
import { board, boardFigures, boardGroups, boardParts, boardPeriod, boardTeams, target, targetMetric } from './boardShapes';

const key = z.strictObject({ id: id() });

/** Whose board: a BD, a team, or neither for the own one. */
const person = { bdId: id().optional(), orgId: id().optional() };
const behind = { figure: z.enum(boardFigures).default('gmv'), by: z.enum(boardGroups).default('workOrder') };

/** What a person is measured against: exact money for GMV, a whole number otherwise; null takes the target away. */
const wish = {
  month: settleMonth(),
  metric: targetMetric(),
  amount: money()
    .check(ofForm('amount', (text) => Number(text) > 0))
    .nullable(),
  version: version(),
};

const aims = z.object({
  month: z.string(),
  currency: z.string(),
  /** Targets of months that are over stay as they are. */
  isOver: z.boolean(),
  subjects: z.array(z.object({ id: id(), name: z.string(), targets: z.array(target) })),
});

/** How a BD does, or all BDs of a team together. */
export const bdBoardApi = {
  teams: endpoint({
    method: 'GET',
    path: '/main/bdBoard/teams',
    summary: 'Teams and BDs whose board this person may see',
    access: 'bdBoard.query',
    input: z.strictObject({}),
    output: boardTeams,
  }),
  summary: endpoint({
    method: 'GET',
    path: '/main/bdBoard/summary',
    summary: 'Every figure of a BD or of all BDs of a team, now and in the period before',
    access: 'bdBoard.query',
    input: z.strictObject({ ...person, ...boardPeriod }),
    output: board,
  }),
  parts: endpoint({
    method: 'GET',
    path: '/main/bdBoard/parts',
    summary: 'What a figure of the board is made of; the parts add up to it',
    access: 'bdBoard.query',
    input: z.strictObject({ ...person, ...boardPeriod, ...behind, most: wholeNumber(1, 200).default(10) }),
    output: boardParts,
  }),
  export: endpoint({
    method: 'POST',
    path: '/main/bdBoard/export',
    summary: 'Export all parts of a figure to the download centre',
    access: 'bdBoard.export',
    input: z.strictObject({ ...person, ...boardPeriod, ...behind, ...exportFormat }),
    output: key,
  }),
  targets: endpoint({
    method: 'GET',
    path: '/main/bdBoard/targets',
    summary: 'Targets of the BDs of a team for a month',
    access: 'bdBoard.setTarget',
    input: z.strictObject({ orgId: id().optional(), month: settleMonth() }),
    output: aims,
  }),
  setTarget: endpoint({
    method: 'POST',
    path: '/main/bdBoard/setTarget',
    summary: 'Set, change or take away a target of a BD for a month that is not over',
    access: 'bdBoard.setTarget',
    input: z.strictObject({ bdId: id(), ...wish }),
    output: noData(),
  }),
  targetHistory: endpoint({
    method: 'GET',
    path: '/main/bdBoard/targetHistory',
    summary: 'Who set which target of a BD, from which amount to which',
    access: 'bdBoard.setTarget',
    input: z.strictObject({ bdId: id(), month: settleMonth(), metric: targetMetric() }),
    output: z.array(historyRow),
  }),
};

/** How a team does: the sum of its BDs, computed and never stored. */
export const leaderBoardApi = {
  teams: endpoint({
    method: 'GET',
    path: '/main/leaderBoard/teams',
    summary: 'Teams whose board this person may see',
    access: 'leaderBoard.query',
    input: z.strictObject({}),
    output: boardTeams,
  }),
  summary: endpoint({
    method: 'GET',
    path: '/main/leaderBoard/summary',
    summary: 'Every figure of a team, now and in the period before, and of each of its BDs',
    access: 'leaderBoard.query',
    input: z.strictObject({ orgId: id().optional(), ...boardPeriod }),
    output: board,
  }),
  people: endpoint({
    method: 'GET',
    path: '/main/leaderBoard/people',
    summary: 'The BDs of a team by figure; they add up to those of the team',
    access: 'leaderBoard.query',
    input: z.strictObject({ orgId: id().optional(), ...boardPeriod }),
    output: z.array(
      z.object({
        id: id(),
        name: z.string(),
        gmv: z.string(),
        gmvBefore: z.string(),
        refund: z.string(),
        target: z.string().nullable(),
        lines: integer(),
        claimed: integer(),
        submitted: integer(),
        approved: integer(),
        rejected: integer(),
        published: integer(),
        fulfilled: integer(),
      }),
    ),
  }),
  export: endpoint({
    method: 'POST',
    path: '/main/leaderBoard/export',
    summary: 'Export the BDs of a team with their figures to the download centre',
    access: 'leaderBoard.export',
    input: z.strictObject({ orgId: id().optional(), ...boardPeriod, ...exportFormat }),
    output: key,
  }),
  targets: endpoint({
    method: 'GET',
    path: '/main/leaderBoard/targets',
    summary: 'Targets of a team for a month',
    access: 'leaderBoard.setTarget',
    input: z.strictObject({ orgId: id().optional(), month: settleMonth() }),
    output: aims,
  }),
  setTarget: endpoint({
    method: 'POST',
    path: '/main/leaderBoard/setTarget',
    summary: 'Set, change or take away a target of a team for a month that is not over',
    access: 'leaderBoard.setTarget',
    input: z.strictObject({ orgId: id(), ...wish }),
    output: noData(),
  }),
  targetHistory: endpoint({
    method: 'GET',
    path: '/main/leaderBoard/targetHistory',
    summary: 'Who set which target of a team, from which amount to which',
    access: 'leaderBoard.setTarget',
    input: z.strictObject({ orgId: id(), month: settleMonth(), metric: targetMetric() }),
    output: z.array(historyRow),
  }),
};
