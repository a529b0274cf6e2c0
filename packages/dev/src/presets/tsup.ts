import { defineConfig } from 'tsup';

/** Build preset of the publishable libraries: ESM and bundled declarations. */
export const library = (entry: string[]) =>
  defineConfig({ entry, format: 'esm', dts: true, clean: true, splitting: true, target: 'es2022', treeshake: true });

/**
 * The same with every module in a file of its own, for libraries of which a host often takes one function: a bundler
 * leaves out the files nobody asks for, whatever they do when they are loaded.
 */
export const libraryOfModules = (doors: string[]) =>
  defineConfig({
    entry: ['src/**/*.ts', '!src/**/*.test.ts', '!src/**/testing/**'],
    format: 'esm',
    dts: { entry: doors },
    clean: true,
    splitting: true,
    target: 'es2022',
    treeshake: true,
  });
