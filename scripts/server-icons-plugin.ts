import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const iconModule = '/lucide-react/dist/esm/createLucideIcon.mjs'
const serverIcon = fileURLToPath(new URL('../app/runtime/server-icon.ts', import.meta.url))

/** On the server the icons are made by app/runtime/server-icon.ts. */
export function serverIconsPlugin(): Plugin {
  let replaced = false
  return {
    name: 'server-icons',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild === true,
    config: () => ({ ssr: { noExternal: ['lucide-react'] } }),
    transform(_, id) {
      if (!id.endsWith(iconModule)) return
      replaced = true
      return `export { createServerIcon as default } from ${JSON.stringify(serverIcon)}`
    },
    buildEnd(error) {
      if (!error && !replaced) this.error(`lucide-react has no ${iconModule}`)
    },
  }
}
