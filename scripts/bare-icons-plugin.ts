import type { Plugin } from 'vite'

/** Leaves of each icon what is drawn, in the browser's code and on the server, whose markup the browser takes over. */
export function bareIconsPlugin(): Plugin {
  return {
    name: 'bare-icons',
    apply: 'build',
    transform: (code, id) => (id.includes('/lucide-react/dist/esm/icons/') ? bareIcon(code) : undefined),
  }
}

/**
 * An icon's module without keys, which React wants for lists that change; without its name and its other names, which become
 * classes that no style asks for; without the size, the same for all; and without the licence that it shares with the
 * package's other modules, which keep it.
 */
export const bareIcon = (code: string): string =>
  code
    .replace(/^\/\*\*.*?\*\/\s*/s, '')
    .replace(/,\s*key: "\w+"/g, '')
    .replace(/(__iconData = \{\s*)name: "[\w-]+",\s*/, '$1')
    .replace(/(__iconData = \{\s*)size: 24,\s*/, '$1')
    .replace(/,\s*aliases: \[[^\]]*\]/, '')
    .replace(/^__iconData\.node;\n/m, '')
