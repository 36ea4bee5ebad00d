import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Locked = {
  version: string
  license?: string
  dev?: boolean
  link?: boolean
  os?: string[]
  cpu?: string[]
}
export type Licensed = { path: string; name: string; version: string; licence: string; isOfPlatform: boolean }

/** Licences that ask for no more than their text beside the product. The libraries under the LGPL are files of their own, loaded as they are. */
const allowed = new Set(
  'MIT MIT-0 ISC Apache-2.0 BSD-2-Clause BSD-3-Clause 0BSD BlueOak-1.0.0 Unlicense WTFPL Zlib PSF-2.0 OFL-1.1 LGPL-3.0-or-later'.split(
    ' ',
  ),
)
/** What the lock has no licence of, or none of the known names, and what it is. */
const known: [RegExp, string][] = [
  // The same program for each platform.
  [/^@myriaddreamin\/typst-ts-node-compiler-/, 'Apache-2.0'],
]

/** Every package that production may load on any platform, as package-lock.json has it. */
export function productionLicences(root: string): Licensed[] {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>
  }
  return Object.entries(lock.packages)
    .filter(([path, { dev, link }]) => path.startsWith('node_modules/') && !dev && !link)
    .map(([path, { version, license, os, cpu }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
      const licence = known.find(([pattern]) => pattern.test(name))?.[1]
      return { path, name, version, licence: licence ?? license ?? 'none', isOfPlatform: Boolean(os ?? cpu) }
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1))
}

/** Of `A OR B` one has to be allowed, of `A AND B` each. */
export function isAllowed(licence: string): boolean {
  const plain = licence.replace(/[()]/g, '')
  if (plain.includes(' OR ')) return plain.split(' OR ').some(isAllowed)
  return plain.split(' AND ').every((one) => allowed.has(one))
}

/** The list of docs/licences.txt: licence by licence, what is under it. */
export function licenceOverview(packages: readonly Licensed[]): string {
  const names = new Map<string, string[]>()
  for (const { licence, name } of packages) names.set(licence, [...(names.get(licence) ?? []), name])
  const parts = [...names]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([licence, under]) =>
        `${licence}\n${[...new Set(under)]
          .sort()
          .map((name) => `  ${name}\n`)
          .join('')}`,
    )
  return `Packages that production may load, by licence. Made by \`npm run licences\`; their texts are in LICENCES.txt of the container.\n\n${parts.join('\n')}`
}
