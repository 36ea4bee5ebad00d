import type { Plugin } from 'vite'

/** Leaves of each icon what is drawn, in the browser's code and on the server, whose markup the browser takes over. */
export function bareIconsPlugin(): Plugin {
  return {
    name: 'bare-icons',
    apply: 'build',
    transform(code, id) {
      if (!id.includes('/lucide-react/dist/esm/')) return
      return id.includes('/icons/') ? bareIcon(code) : withoutNote(code)
    },
  }
}

/** Each module says that a licence exists elsewhere: its words come with every copy of the product, in LICENCES.txt. */
export const withoutNote = (code: string): string =>
  code.replace(/\/\*\*\s+\* @license lucide-react.*?\*\/\s*/s, '')

/**
 * An icon's module without keys, which React wants for lists that change; without its name and its other names, which become
 * classes that no style asks for; and without the size, the same for all.
 */
export const bareIcon = (code: string): string =>
  withoutNote(code)
    .replace(/,\s*key: "\w+"/g, '')
    .replace(/(__iconData = \{\s*)name: "[\w-]+",\s*/, '$1')
    .replace(/(__iconData = \{\s*)size: 24,\s*/, '$1')
    .replace(/,\s*aliases: \[[^\]]*\]/, '')
    .replace(/^__iconData\.node;\n/m, '')
