/** What a file may not import, in words that say where to go instead. */
export interface Wall {
  /** Files the wall stands around. */
  from: RegExp;
  /** Whether such a file may not import this one; both paths from the root. */
  refuses: (from: string, to: string) => boolean;
  because: string;
}

const partOf = (path: string, pattern: RegExp) => pattern.exec(path)?.slice(1).join('/');
const isTest = (path: string) => /\.(?:test|stories|fixture)\.|TestKit\.|\/testing\/|\/stage\//.test(path);
/** Whether one path lies on a later floor of a list than the other; rooms of one floor stand beside each other. */
const isAbove = (floors: readonly string[], pattern: RegExp) => (from: string, to: string) => {
  const [own, other] = [from, to].map((path) => floors.findIndex((rooms) => rooms.split(' ').includes(partOf(path, pattern) ?? '')));
  return own !== undefined && other !== undefined && own >= 0 && other > own;
};

/** The order in which domains build upon each other: a domain uses those before it. */
const domains = ['base', 'account', 'system', 'creators', 'merchants', 'trade', 'money', 'collection', 'analysis'];
const screen = /^apps\/console\/src\/domains\/([^/]+)\/([^/]+)\//;
const consoleFloors = ['shell', 'kit', 'domains', 'screens', 'layout', 'routes', 'main'];
const serverModule = /^apps\/server\/src\/modules\/([^/]+)\/([^/]+)\//;
const serverFloors = ['db', 'tables', 'http', 'files', 'jobs', 'realtime', 'modules', 'timers'];
const designerFloors = ['document', 'words controls codegen', 'renderer', 'store commands', 'designer'];

export const walls: Wall[] = [
  {
    from: screen,
    refuses: (from, to) => {
      const [own, other] = [screen.exec(from), screen.exec(to)];
      return !isTest(from) && !!own && !!other && own[1] + own[2]! !== other[1] + other[2]! && other[2] !== 'parts';
    },
    because: 'a screen never imports a screen: move what both need to the parts of their domain, or to kit',
  },
  {
    from: screen,
    refuses: (from, to) => !isTest(from) && isAbove(domains, /^apps\/console\/src\/domains\/([^/]+)/)(from, to),
    because: `domains build upon each other in one order: ${domains.slice(1).join(' ← ')}`,
  },
  {
    from: /^apps\/console\/src\//,
    refuses: (from, to) => !isTest(from) && isAbove(consoleFloors, /^apps\/console\/src\/([^/.]+)/)(from, to),
    because: `console floors point down: ${consoleFloors.toReversed().join(' → ')}`,
  },
  {
    from: serverModule,
    refuses: (from, to) =>
      serverModule.test(to) && partOf(from, serverModule) !== partOf(to, serverModule) && !to.endsWith('/index.ts') && !isTest(from),
    because: 'a server module uses another only through its index.ts; tables are for everybody',
  },
  {
    from: serverModule,
    refuses: (from, to) => !isTest(from) && isAbove(domains, /^apps\/server\/src\/modules\/([^/]+)\//)(from, to),
    because: `domains build upon each other in one order: ${domains.join(' ← ')}`,
  },
  {
    from: /^apps\/server\/src\/[^/]+\//,
    refuses: (from, to) => !isTest(from) && isAbove(serverFloors, /^apps\/server\/src\/([^/]+)\//)(from, to),
    because: `server floors point down: ${serverFloors.toReversed().join(' → ')}`,
  },
  {
    from: /^packages\/form-designer\/src\//,
    refuses: (from, to) => !isTest(from) && isAbove(designerFloors, /^packages\/form-designer\/src\/([^/]+)\//)(from, to),
    because: `floors of form-designer point down: ${designerFloors.toReversed().join(' → ')}`,
  },
];
