import { defineConfig } from 'tsup';

/** Build preset of the publishable libraries: ESM and bundled declarations. */
export const library = (entry: string[]) =>
  defineConfig({ entry, format: 'esm', dts: true, clean: true, splitting: true, target: 'es2022', treeshake: true });
