import { readFile } from 'node:fs/promises'
import { transformWithEsbuild, type Plugin } from 'vite'

const query = '?inline-script'

/**
 * Imports a TypeScript file as `file.ts?inline-script`: the text of an inline script, minified and
 * without bundler helpers. Such a file may import types only.
 */
export function inlineScriptPlugin(): Plugin {
  return {
    name: 'inline-scripts',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(query)) return
      const file = id.slice(0, -query.length)
      const source = await readFile(file, 'utf8')
      const { code } = await transformWithEsbuild(source, file, {
        loader: 'ts',
        target: 'es2022',
        format: 'iife',
        minify: true,
        sourcemap: false,
      })
      if (code.includes('import')) throw new Error(`${file} imports: it stands in a page alone`)
      return `export const script = ${JSON.stringify(code.trim())}`
    },
  }
}
