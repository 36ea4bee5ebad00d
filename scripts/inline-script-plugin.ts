import { readFile } from 'node:fs/promises'
import { transformWithEsbuild, type Plugin } from 'vite'

const query = '?inline-script'

/**
 * Gives a TypeScript file, imported as `file.ts?inline-script`, as the text of a script that stands in a page: small, and
 * without a bundler's helpers. Such a file imports nothing but types.
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
