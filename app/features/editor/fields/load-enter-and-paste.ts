import { importWithTexts } from '#app/i18n/load-namespaces'

type EnterAndPaste = typeof import('./enter-and-paste')

/**
 * Loads what Enter and paste do in a field of one line; undefined without a network. The server handles neither, and needs
 * none of the names in its bundle.
 */
export const loadEnterAndPaste: () => Promise<EnterAndPaste | undefined> = import.meta.env.SSR
  ? () => Promise.resolve(undefined)
  : () => importWithTexts(() => import('./enter-and-paste'), ['editor-tools']).catch(() => undefined)
