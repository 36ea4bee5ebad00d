import { getI18n } from 'react-i18next'
import type { Namespace } from './namespaces'

/** A route's namespaces: `export const handle = { i18n: ['pricing'] }`, the format of remix-i18next. */
export type I18nHandle = { i18n: Namespace[] }

/** Fetches namespaces that are not loaded yet. @throws the first network error */
export function loadNamespaces(namespaces: readonly Namespace[] = []): Promise<void> {
  return new Promise((resolve, reject) => {
    void getI18n().loadNamespaces(namespaces, (errors?: unknown[]) =>
      errors ? reject(errors[0] as Error) : resolve(),
    )
  })
}

/** Imports a part of a page that opens later, with its texts. @throws TypeError when the network is down */
export async function importWithTexts<Module>(
  load: () => Promise<Module>,
  namespaces: readonly Namespace[],
): Promise<Module> {
  const [module] = await Promise.all([load(), loadNamespaces(namespaces)])
  return module
}
