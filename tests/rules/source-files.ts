import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '../..')
const elsewhere = new Set(['node_modules', 'build', 'data', 'coverage', 'test-results', 'playwright-report'])

/** Every file and folder of the product, relative to the root; folders end in a slash. */
export function productPaths(under = ''): string[] {
  return readdirSync(join(root, under), { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.') || (!under && elsewhere.has(entry.name))) return []
    const path = under + entry.name
    return entry.isDirectory() ? [`${path}/`, ...productPaths(`${path}/`)] : [path]
  })
}

export function sourceFiles(): string[] {
  return productPaths().filter((path) => /\.(tsx?|mjs|js)$/.test(path) && !path.startsWith('public/'))
}

/** The text of a file, by its path from the root. */
export const textOf = (path: string) => readFileSync(join(root, path), 'utf8')
