import type { api, Area } from '@backlot/contract';
import type { Module } from '../http/module';
import type { Services } from '../services';
import { accountModules } from './account/accountModules';
import { addShop } from './merchants/merchant';
import { analysisModules } from './analysis/analysisModules';
import { baseModules } from './base/baseModules';
import { askProfile } from './collection/connector';
import { forgetRead } from './collection/erase';
import { collectionModules } from './collection/collectionModules';
import { creatorsModules } from './creators/creatorsModules';
import { foldParts } from './foldParts';
import { merchantsModules } from './merchants/merchantsModules';
import { moneyModules } from './money/moneyModules';
import { systemModules } from './system/systemModules';
import { tradeModules } from './trade/tradeModules';

type Api = typeof api;

const domainsOf = (services: Services) => ({
  ...accountModules(services, { addShop }),
  ...systemModules(services),
  ...creatorsModules(services, { askProfile: (asked) => askProfile(services, asked), forgetRead }),
  ...merchantsModules(services),
  ...tradeModules(services),
  ...moneyModules(services),
  ...collectionModules(services),
  ...analysisModules(services),
});

/** What answers each area of the contract: a missing area does not compile. */
export function allModules(services: Services): { [Name in keyof Api]: Module<Api[Name] & Area> } {
  const domains = domainsOf(services);
  return { ...domains, ...baseModules(services, foldParts(Object.values(domains))) };
}

/** What all modules bring along, for those who work without a request. */
export const allParts = (services: Services) => foldParts(Object.values(domainsOf(services)));
