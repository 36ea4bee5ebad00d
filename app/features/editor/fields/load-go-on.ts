import { importWithTexts } from '#app/i18n/load-namespaces'

type GoOn = typeof import('./go-on')

/** Loads what follows Enter and paste in a field. The server has neither, and needs none of the names in its bundle. */
export const loadGoOn: () => Promise<GoOn> = import.meta.env.SSR
  ? () => Promise.reject(new TypeError('Only a browser goes on in fields'))
  : () => importWithTexts(() => import('./go-on'), ['editor-tools'])
