/** The contract with the schemas of its calls: the build leaves them out elsewhere, so only what checks a form takes its calls from here. */
export * from '@backlot/contract';
