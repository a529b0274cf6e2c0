import * as nodeModule from 'node:module';

const needed = 24;

if (Number(process.versions.node.split('.', 1)[0]) < needed) {
  console.error(`The server needs Node ${needed} or newer, this is ${process.version}. "npm start" brings the right one along.`);
  process.exitCode = 1;
} else {
  // Starts a second faster from the second time on.
  nodeModule.enableCompileCache();
  await import('./run');
}
