import { getI18n } from 'react-i18next'
import type { Namespace } from './namespaces'

/** What a route says of its texts: `export const handle = { i18n: ['pricing'] }`, as remix-i18next names it. */
export type I18nHandle = { i18n: Namespace[] }

/** Fetches namespaces that are not here yet. @throws what the network threw for the first that did not come */
export function loadNamespaces(namespaces: readonly Namespace[] = []): Promise<void> {
  return new Promise((resolve, reject) => {
    void getI18n().loadNamespaces(namespaces, (errors?: unknown[]) =>
      errors ? reject(errors[0] as Error) : resolve(),
    )
  })
}

/** Loads a part of a page that opens later, with the texts it shows. @throws TypeError where the network has gone */
export async function importWithTexts<Module>(
  load: () => Promise<Module>,
  namespaces: readonly Namespace[],
): Promise<Module> {
  const [module] = await Promise.all([load(), loadNamespaces(namespaces)])
  return module
}
