import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type Package = { name: string; version: string; license?: string; licenses?: { type: string }[] }

/**
 * Every package with its name, version and licence, then the licence texts. @throws an Error naming packages
 * without one.
 */
export function formatLicences(modules: string, names: readonly string[]): string {
  const packages = names.map((name) => {
    const folder = join(modules, name)
    const { version, license, licenses } = JSON.parse(
      readFileSync(join(folder, 'package.json'), 'utf8'),
    ) as Package
    const licence = license ?? licenses?.map(({ type }) => type).join(' or ')
    return { name, version, licence, text: textIn(folder) }
  })
  const without = packages.filter(({ licence }) => !licence).map(({ name }) => name)
  if (without.length > 0) throw new Error(`no licence is named by ${without.join(', ')}`)
  const list = packages.map(({ name, version, licence }) => `${name} ${version}  ${licence}`)
  const texts = packages
    .filter(({ text }) => text)
    .map(({ name, version, text }) => `${'='.repeat(80)}\n${name} ${version}\n\n${text.trim()}\n`)
  return `${list.join('\n')}\n\n${texts.join('\n')}`
}

function textIn(folder: string): string {
  const file = readdirSync(folder).find((name) => /^(licen[cs]e|ofl|copying)(\.|$)/i.test(name))
  return file && existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : ''
}
