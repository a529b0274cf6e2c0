import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress);
const compressible = /\.(js|css|svg|json|wasm|ttf)$/;
const worthwhileBytes = 1024;
/** Beyond this the best quality takes many seconds and saves a hundredth. */
const hugeBytes = 2 * 1024 * 1024;

/** Writes a brotli copy beside each script and style; the server sends it instead of compressing again and again. */
export function compressAssets(): Plugin {
  return {
    name: 'backlot-compress-assets',
    apply: 'build',
    async writeBundle({ dir = 'dist' }, bundle) {
      const files = Object.keys(bundle).filter((file) => compressible.test(file) && !file.startsWith('.vite/'));
      await Promise.all(
        files.map(async (file) => {
          const bytes = await readFile(join(dir, file));
          if (bytes.length < worthwhileBytes) return;
          const quality = bytes.length < hugeBytes ? constants.BROTLI_MAX_QUALITY : 9;
          const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
          await writeFile(join(dir, `${file}.br`), await compress(bytes, { params }));
        }),
      );
    },
  };
}
